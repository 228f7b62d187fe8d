# De app op dit apparaat.

update-ready = Er staat een nieuwe versie klaar.
update-safe = Je partij is bewaard en gaat daarna verder.
update-now = Nu opnieuw laden
update-later = Later
