# Hratelné úvody: o čem krok je a co přinesl.

learn-title = Úvod do hry
learn-step = Krok { $number } z { $count }
learn-back = Zpět
learn-next = Dál
learn-skip = Přeskočit krok
learn-other = To se smí, ale tento krok je o něčem jiném. Přečti si ho znovu.
learn-finished = To je všechno, co potřebuješ
learn-finished-text = Zbytek poznáš u stolu: když něco nejde, dozvíš se proč, a u každého tahu předem uvidíš, co změní.
