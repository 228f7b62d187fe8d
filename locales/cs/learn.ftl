# Hratelné úvody: o čem krok je a co přinesl.

learn-title = Úvod do hry
learn-step = Krok { $number } z { $count }
learn-back = Zpět
learn-next = Dál
learn-skip = Přeskočit krok
learn-other = To se smí, ale tento krok je o něčem jiném. Podívej se znovu, oč v něm jde.
learn-finished = To je všechno, co potřebuješ
learn-finished-text = Zbytek se vysvětlí u stolu: co nejde, řekne proč, a každý tah ukáže, co změní.
