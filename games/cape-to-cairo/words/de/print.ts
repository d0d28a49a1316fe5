/** Was nur auf den Blättern dieses Spiels steht, nach dem englischen Wortlaut. */
export const texts: { readonly [english: string]: string } = {
  'Goods from Cape to Cairo by Phillip Lerche, 2005. Rules in our own words.':
    'Goods from Cape to Cairo von Phillip Lerche, 2005. Regeln in unseren Worten.',
  'finished product': 'fertige Ware',
  Market: 'Markt',
  'Market: money, order, turns': 'Markt: Geld, Reihenfolge, Runden',
  'Money: a marker each, starting on 0': 'Geld: je ein Stein, Beginn bei 0',
  'Order of the turn: whoever passes takes the last free place':
    'Reihenfolge der Runde: Wer passt, nimmt den letzten freien Platz',
  'first: opens the next auction': 'Erster: eröffnet nächstes Mal',
  second: 'Zweiter',
  third: 'Dritter',
  fourth: 'Vierter',
  'bid $': 'Gebot $',
  'Turn: {turns}, or up to {last} in a longer match': 'Runde: {turns}, in einer längeren Partie bis zu {last}',
  'Haulier’s mats': 'Tafeln der Spediteure',
  Haulier: 'Spediteur',
  'Aboard the truck': 'Auf dem Lastwagen',
  'Finished products delivered: kept': 'Gelieferte fertige Waren: behalten',
  gold: 'Gold',
  diamonds: 'Diamanten',
  oil: 'Öl',
  coal: 'Kohle',
  Books: 'Bücher',
  turn: 'Runde',
  place: 'Platz',
  'bid paid $': 'Gebot $',
  'drove to': 'gefahren nach',
  'cost $': 'Kosten $',
  delivered: 'geliefert',
  'earned $': 'Erlös $',
  'money $': 'Geld $',
};

export const rules = `
Spediteure bieten darum, früher zu fahren, und bringen Waren quer über die Karte. Nach sechs Runden gewinnt das meiste Geld. Für
zwei bis vier Personen, mit einem Piecepack in den Farben eines Kartenspiels.

# Aufbau
- Mischt die 24 **Plättchen** und legt auf jede Stadt der Karte eins (oder schreibt Farbe und Wert in ihr Kästchen).
- Legt die 24 **Münzen** in einen Becher. Werft die **vier Würfel**; zieht in der Reihenfolge Herz, Karo, Kreuz, Pik für jeden blind
  eine Münze und legt sie **Farbe oben** auf die Stadt seiner Farbe mit dem Wert, den er zeigt.
- Alle beginnen mit **$0**. Schulden sind erlaubt.
- Alle würfeln; wer am höchsten wirft, ist zuerst dran (Ass ist 1, Null ist 6). Bei Gleichstand würfeln die Höchsten noch einmal.

# Die Waren
- Eine Münze, die ihre **Farbe** zeigt, ist ein **Rohstoff**: Herz ist Gold, Karo Diamanten, Kreuz Öl, Pik Kohle. Ihren Wert
  kennt noch niemand.
- Eine Münze, die ihren **Wert** zeigt, ist eine **fertige Ware**. Ihre Farbe ist jetzt egal.

# Eine Runde
**1 Die Versteigerung.** Wer zuerst dran ist, eröffnet mit einem Gebot ab $0 und muss bieten. Im Uhrzeigersinn erhöht jeder, der
noch dabei ist, um mindestens $1 oder passt.
- Wer passt, zahlt sein letztes Gebot (nichts, wenn er keins gemacht hat) und nimmt den **letzten Platz in der Reihenfolge, der
  noch frei ist**.
- Wer übrig bleibt, zahlt sein Gebot, fährt **zuerst** und eröffnet die nächste Versteigerung.
- Kein Gebot darf höher sein als dein Geld plus $99. Mit $0 zu eröffnen ist immer erlaubt.

**2 Die Fahrten.** In dieser Reihenfolge lädt, fährt und liefert jeder.
- In Runde 1 stellst du zuerst deinen Lastwagen in eine beliebige Stadt. Lastwagen stehen einander nie im Weg.
- **Lade** von den Waren in deiner Stadt, was du willst, oder nichts. Es passt beliebig viel hinein.
- **Fahre** in eine andere Stadt, durch Nachbarn: Plättchen, die sich an einer Kante oder einem Stück davon berühren. Zahle **$1 für
  jede Stadt auf dem Weg**, auch die letzte, und **$1 für jede Ware an Bord**. Nimm den kürzesten Weg. Du musst fahren, wie hoch
  deine Schulden auch sind.
- **Liefere** alles, was die Stadt haben will: **Rohstoffe ihrer Farbe** und **fertige Waren ihres Werts**. Für jede Münze
  zahlt sie ihren Wert: Ass $1, 2 bis 5 ihre Zahl, Null $6. **Eine fertige Ware bringt $5 mehr**, und du behältst sie. Ein
  Rohstoff wird umgedreht und bleibt dort, für alle zum Laden; in derselben Fahrt wird er nicht weiterverkauft.

**3 Neue Aufträge.** Am Ende der Runden 1 bis 5 würfelt ihr und legt vier Münzen wie zu Beginn. Sie kosten nichts.

# Das Ende
- Nach Runde 6 gewinnt das meiste Geld. Bei Gleichstand zählen die gelieferten fertigen Waren, dann wird der Sieg geteilt.
- **Längere Partie**, wenn alle wollen: Ab Runde 6 spielt ihr weiter, bis am Ende einer Runde kein Rohstoff mehr da ist, auch auf
  keinem Lastwagen; höchstens bis Runde 24.

# Beispiele
*Versteigerung.* Xaver eröffnet mit $2, Yvonne sagt $3, Zoë passt (Vierte, umsonst), Wanda sagt $4, Xaver passt (Dritter, zahlt $2),
Yvonne sagt $5, Wanda passt (Zweite, zahlt $4). Yvonne zahlt $5 und ist Erste.

*Lieferung.* Gold geladen, zwei Städte bis zur Null der Herzen: zahle $2 + $1, bekomme $6. Die Münze zeigt eine 4. Drei Städte bis zu
einer Stadt mit Wert 4: zahle $3 + $1, bekomme $4 + $5.
`;
