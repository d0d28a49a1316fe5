/** Was nur auf den Blättern dieses Spiels steht, nach dem englischen Wortlaut. */
export const texts: { readonly [english: string]: string } = {
  'Black Pawn Trucking by Phillip Lerche, 2004; map after James Kyle’s Ley Lines. Rules in our own words.':
    'Black Pawn Trucking von Phillip Lerche, 2004; Karte nach Ley Lines von James Kyle. Regeln in unseren Worten.',
  'each ferry': 'jede Fähre',
  'each city passed that has goods': 'vorbei an einer Stadt mit Waren',
  Office: 'Büro',
  'Office: cash, loans, truck': 'Büro: Kasse, Kredite, Lastwagen',
  'Cash in pounds': 'Kasse in Pfund',
  'Loans, £{loan} each; never paid back before the end': 'Kredite zu £{loan}; vor dem Ende nicht zurückzuzahlen',
  'Below each number: what new contracts cost.': 'Unter jeder Zahl: was neue Aufträge kosten.',
  'On the truck: coins suit up are raw materials, rank up finished products':
    'Auf dem Lastwagen: Farbe oben ist Rohstoff, Wert oben fertige Ware',
  'Finished products delivered: 24 end the year': 'Gelieferte fertige Waren: 24 beenden das Jahr',
  'Ranks turned over: tick them off': 'Aufgedeckte Werte: abhaken',
  'Driver’s log': 'Fahrtenbuch',
  turn: 'Zug',
  'loans taken': 'Kredite neu',
  loaded: 'geladen',
  'drove to': 'gefahren nach',
  'cost £': 'Kosten £',
  delivered: 'geliefert',
  'earned £': 'Erlös £',
  'contracts £': 'Aufträge £',
  'cash £': 'Kasse £',
  loans: 'Kredite',
  '– £10 × loans': '– £10 × Kredite',
  '= score': '= Ergebnis',
  '£0 or more wins': 'ab £0 gewonnen',
};

export const rules = `
Du hast einen Lastwagen und Schulden bei der Bank. Bring Rohstoffe in Städte, die sie verarbeiten, bring die fertigen
Waren in Städte, die sie brauchen, liefere alle 24 und beende das Jahr schuldenfrei. Für eine Person, mit einem Piecepack.

# Aufbau
- Mische die 24 **Plättchen** und lege auf jede Stadt der Karte eins (oder schreibe Farbe und Wert in ihr Kästchen). Das
  Plättchen gibt der Stadt Farbe und Wert.
- Lege die 24 **Münzen** in einen Becher. Wirf die **vier Würfel**: Jeder nennt die Stadt seiner Farbe mit dem Wert, den er
  zeigt. Ziehe für jeden blind eine Münze und lege sie dort hin, **Farbe oben**.
- Die **Figur**, dein Lastwagen, beginnt in der Stadt der Monde, die eine Münze bekam. Oder, wenn du magst, wo du willst.
- Du hast **£10** in der Kasse und **einen Kredit**. Ohne Kredit zu Beginn wird das Jahr leichter, mit zwei bis zehn schwerer.

# Die Waren
- Eine Münze, die ihre **Farbe** zeigt, ist ein **Rohstoff**. Ihren Wert kennt noch niemand.
- Eine Münze, die ihren **Wert** zeigt, ist eine **fertige Ware**. Ihre Farbe ist jetzt egal.

# Ein Zug
**1 Kredit.** Nimm so viele Kredite auf, wie du willst, je £10, höchstens zehn insgesamt. Vor dem Ende wird keiner zurückgezahlt.

**2 Laden.** Alles, was in der Stadt des Lastwagens liegt, wird geladen, gewollt oder nicht.

**3 Fahren.** Fahre in eine andere Stadt, von Nachbar zu Nachbar. Städte sind Nachbarn, wenn ihre Plättchen sich an einer
Kante oder einem Stück davon berühren oder eine Fähre sie verbindet; eine Ecke genügt nicht. Zahle vorher:
- **£1 für jede Stadt auf dem Weg**, auch die letzte,
- **£1 für jede Ware an Bord**,
- **£2 für jede Fähre**,
- **£1 für jede Stadt mit Waren, durch die du ohne Halt fährst**: ein gebrochener Vertrag.

Nimm den billigsten Weg. Was du nicht bezahlen kannst, geht nicht; leih dir vorher Geld.

**4 Liefern.** Wo du hältst, gibst du alles ab, was die Stadt haben will: **Rohstoffe ihrer Farbe** und **fertige
Waren ihres Werts**. Du kannst nichts zurückhalten. Für jede Münze zahlt sie ihren Wert in Pfund, £1 für ein Ass, £6 für eine Null.
- Ein Rohstoff wird umgedreht und bleibt dort als fertige Ware. Geladen wird er zu Beginn deines nächsten Zugs; im selben
  Zug wird er nie weiterverkauft.
- Eine fertige Ware verlässt das Spiel: Hake sie ab.

**5 Neue Aufträge.** Liegen weniger als vier Waren auf der Karte (die im Lastwagen zählen nicht) und noch Münzen im Becher, darfst
du einmal im Zug **£4 und £1 für jeden Kredit** zahlen: Würfle und lege vier Münzen wie zu Beginn. Liegt **gar keine Ware
auf der Karte, musst du**; reicht das Geld nicht, nimm genau die Kredite auf, die es braucht.

# Das Ende
- Ist die 24. fertige Ware geliefert, ist dein Ergebnis die **Kasse minus £10 für jeden Kredit**. Ab £0 hast du gewonnen;
  weniger ist ein Teilerfolg.
- Hast du zehn Kredite und kannst keine Fahrt bezahlen, oder bräuchte ein Pflichtauftrag einen elften, **pfändet** die Bank, und
  du hast verloren. Zum Vergleich verlorener Jahre: Kasse minus £10 je Kredit minus £10 für jede Münze, die nicht als
  fertige Ware geliefert ist.

# Andere Lesart
Kannst du einen Pflichtauftrag nicht bezahlen, gibt es dafür keinen Kredit: Die Bank pfändet sofort.

# Ein Beispiel
Auf der Karte von Großbritannien und Irland von Birmingham nach Cardiff, mit der Fähre nach Waterford und weiter nach Cork, mit zwei
Waren: drei Städte, zwei Waren, eine Fähre, 3 + 2 + 2 = £7.
`;
