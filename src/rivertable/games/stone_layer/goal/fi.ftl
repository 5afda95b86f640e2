# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal = Aseta kiviä joen pinoihin ja saa pisteitä, kun muut kaatavat niitä. Ensimmäisenä { $points } pistettä kerännyt voittaa.
goal-turn-1 = Valitse kivilaatta
goal-turn-1-text = Laatta kertoo, minkä **kokoisen** kiven saat ottaa joesta ja kuinka pitkälle paikkamerkki sitten siirtyy.
goal-turn-2 = Aseta kivi
goal-turn-2-text = Kivi asetetaan **paikkamerkin pinoon**, ja se saa koskettaa vain alla olevaa kiveä. Jos se pysyy, asetat pinon viereen pistemerkkejä: mitä korkeampi pino, sitä enemmän.
goal-turn-3 = Kun pino kaatuu
goal-turn-3-text = Pinon vieressä olevat merkit kääntyvät kultaisiksi ja ovat **pisteitä**. Kaatajan omat merkit palaavat varastoon.
goal-points-1 = yksi jokaisesta merkistäsi pinon vieressä, jonka joku muu kaatoi
goal-points-2 = ei mitään pinosta, jonka kaadoit itse
goal-end = Peli päättyy heti, kun jollakulla on **{ $points } pistettä**.
