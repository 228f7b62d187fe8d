# Aplicația pe acest dispozitiv.

update-ready = O versiune nouă este gata.
update-safe = Partida ta e salvată și continuă după aceea.
update-now = Reîncarcă acum
update-later = Mai târziu
