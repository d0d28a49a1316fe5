/** Was nur auf den Blättern dieses Spiels steht, nach dem englischen Wortlaut. */
export const texts: { readonly [english: string]: string } = {
  'Ship It! by Stephen and Michael Schoessow, 2004. Rules in our own words.':
    'Ship It! von Stephen und Michael Schoessow, 2004. Regeln in unseren Worten.',
  suns: 'Sonnen',
  crowns: 'Kronen',
  arms: 'Wappen',
  moons: 'Monde',
  red: 'rot',
  green: 'grün',
  blue: 'blau',
  black: 'schwarz',
  Turn: 'Zug',
  'Turn: points, phases, pip-stop': 'Zug: Punkte, Phasen, Augenstopp',
  'Action points: 8, and 1 for each chip': 'Aktionspunkte: 8 und 1 für jeden Chip',
  '{n} chip': '{n} Chip',
  'Phases, in this order; each may be skipped': 'Phasen in dieser Reihenfolge; du darfst jede auslassen',
  Links: 'Strecken',
  '1 point each': 'je 1 Punkt',
  'Turn over a random domino. Build it this turn. Pool empty: once a turn take up one that slides off.':
    'Dreh einen zufälligen Dominostein um. Bau ihn in diesem Zug. Vorrat leer: Nimm einmal im Zug einen auf, der sich wegschieben lässt.',
  Building: 'Bauen',
  free: 'umsonst',
  'Lay each link on two free squares, next to a tile or a domino.':
    'Leg jede Strecke auf zwei freie Quadrate neben ein Plättchen oder einen Stein.',
  Officials: 'Beamte',
  '1 point a space': '1 Punkt je Feld',
  'Move your own official. It may pass anything, but not stop on freight or another official.':
    'Beweg deinen Beamten. Er kommt an allem vorbei, hält aber nicht auf Fracht oder bei einem anderen Beamten.',
  Freight: 'Fracht',
  'pip-stop + 1 a load': 'Augenstopp + 1 je Ladung',
  'Choose the pip-stop and pay it. Then 1 point a load; each load moves once.':
    'Wähl den Augenstopp und zahl ihn. Dann 1 Punkt je Ladung; jede fährt einmal.',
  'Pip-stop: a space that counts this much or more ends a load’s move':
    'Augenstopp: Ein Feld, das so viel oder mehr zählt, beendet die Fahrt einer Ladung',
  'A half counts its pips, a tile its rank (null 0, ace 1). Halves under freight or your own official count 0.':
    'Eine Hälfte zählt ihre Augen, ein Plättchen seinen Wert (Null 0, Ass 1). Hälften unter Fracht oder deinem Beamten zählen 0.',
  'A shipment, step by step': 'Eine Verschiffung, Schritt für Schritt',
  'Warehoused ranks + the rank of the hub’s tile are **8 or more**: it ships at once. So does a hub where an official ends its move on warehoused freight of its own suit.':
    'Gelagerte Werte + der Wert des Umschlagplatzes sind **8 oder mehr**: Es wird sofort verschifft. Ebenso, wenn ein Beamter seinen Weg auf einem Umschlagplatz beendet, auf dem Fracht seiner Farbe lagert.',
  '**Scores.** Each coin pays its suit its rank + twice the tile’s rank. For the suit that triggered it: double, and 8 more on a tile of its own suit.':
    '**Punkte.** Jede Münze bringt ihrer Farbe ihren Wert + das Doppelte des Plättchens. Der Farbe, die es ausgelöst hat: doppelt, und 8 dazu auf einem Plättchen ihrer eigenen.',
  '**Hub** goes to the next higher tile of its suit; from the five it closes.':
    '**Der Umschlagplatz** rückt auf das nächsthöhere Plättchen seiner Farbe; nach der Fünf schließt er.',
  '**Chip.** One of your own coins in the shipment, if any, becomes a chip: a point more from your next turn on.':
    '**Chip.** Eine deiner eigenen Münzen darin, wenn es eine gibt, wird ein Chip: ein Punkt mehr ab deinem nächsten Zug.',
  '**Scatter.** Mix the others; lay them suit up, one by one, on the lower tiles of the hub’s suit, downwards from just below, and round again.':
    '**Verteilen.** Mische die anderen und leg sie Farbe oben, eine nach der anderen, auf die niedrigeren Plättchen der Farbe des Umschlagplatzes, vom nächsten abwärts und wieder von vorn.',
  '**New hub.** Freight lying there is warehoused; with 8 or more it ships too.':
    '**Neuer Umschlagplatz.** Fracht, die dort liegt, wird gelagert; mit 8 oder mehr wird auch sie verschifft.',
  'Hubs and chips': 'Umschlagplätze und Chips',
  'The hub’s tile: starts on the ace': 'Plättchen des Umschlagplatzes: Beginn auf dem Ass',
  closed: 'zu',
  'Sum at the hub: {needed} ships': 'Summe am Umschlagplatz: {needed} verschifft',
  'Chips: each is a point more in every later turn': 'Chips: jeder ist ein Punkt mehr in jedem späteren Zug',
  Scores: 'Punkte',
  'Score: the null coins keep it; {target} ends the match, 150 for two suits together':
    'Punkte: Die Nullen zeigen sie an; {target} beenden die Partie, bei zwei Farben zusammen 150',
  'Rounds in a row without a shipment: the tenth ends the match':
    'Runden hintereinander ohne Verschiffung: Die zehnte beendet die Partie',
  'played by': 'gespielt von',
};

export const rules = `
Lege Strecken aus Dominosteinen zwischen Städte, bring Fracht zu den Umschlagplätzen und kassiere für jede Münze deiner Farbe, die
verschifft wird: doppelt, wenn du sie verschiffst. Für zwei bis vier Personen, mit einem Piecepack und Dominosteinen bis zur Doppelsechs.

# Aufbau
- Denkt euch den Tisch als Quadrate: Ein **Plättchen** bedeckt 2 × 2, ein **Dominostein** 1 × 2. Das Zeichen in der Ecke eines Plättchens
  ist seine *Marke*.
- Zieht die 24 Plättchen eins nach dem anderen, jedes zufällig gedreht. Ein Plättchen kommt zur Stadt, die gerade entsteht, außer wenn
  sie schon drei oder eins seiner Farbe hat; dann beginnt es die nächste. Auf einem Platz von 4 × 4 Quadraten liegt das erste oben links, das zweite
  oben rechts, das dritte unten rechts. Plätze stehen in Spalten zu dreien, zwei Quadrate auseinander, mit zwei Quadraten ringsum.
- **Nullmünzen** zeigen die Punkte. Legt die anderen zwanzig Farbe oben auf die Plättchen, wie sie gezogen wurden, ohne die
  Asse: rot, grün, blau, schwarz und so weiter. Niemand sieht die Werte an.
- Eine **Figur** auf jedem Ass ist der **Umschlagplatz** seiner Farbe. Ein **Würfel** auf jeder Null ist ihr **Beamter**. Die Dominosteine
  sind ein verdeckter Vorrat.
- Reihenfolge: Sonnen (rot), Kronen (grün), Wappen (blau), Monde (schwarz). **Zu dritt** gehören die Monde niemandem; alle dürfen ihre
  Fracht fahren, niemand bekommt Punkte dafür, ihr Beamter bleibt stehen. **Zu zweit** hat einer Sonnen und Wappen, der andere Kronen und
  Monde; jede Farbe hat ihren eigenen Zug, es zählen beide zusammen.

# Ein Zug: 8 Aktionspunkte und 1 für jeden Chip
Was du nicht nutzt, verfällt. Vier Phasen in dieser Reihenfolge; du darfst jede auslassen.

**1 Strecken.** Dreh für 1 Punkt einen Stein aus dem Vorrat um; sieh ihn an, bevor du den nächsten kaufst. Alle müssen in diesem Zug
gebaut werden. Ist der Vorrat leer, nimm einmal im Zug für 1 Punkt einen Stein auf, auf dem nichts steht und der sich gerade vom Tisch
schieben lässt; er darf nicht dorthin zurück.

**2 Bauen** kostet nichts: auf zwei freie Quadrate, von denen mindestens eins eine Kante mit einem Plättchen oder Stein teilt.

**3 Beamte.** Beweg den Beamten deiner Farbe, 1 Punkt je Feld. Felder sind Plättchen und Dominohälften. Hälften, die eine Kante teilen, sind
Nachbarn; ebenso Plättchen einer Stadt, die eine Kante teilen; ein Plättchen und eine Hälfte dort, wo sie das Quadrat der **Marke**
berührt. Er kommt an allem vorbei, hält aber nicht auf einer Hälfte mit Fracht oder einem anderen Beamten.

**4 Fracht.** Wähl einen **Augenstopp** von 0 bis 6 und zahl ihn. Jede Ladung deiner Farbe kostet dann 1 Punkt und fährt einmal: beliebig
weit, aber **ein Feld, das so viel wie der Augenstopp oder mehr zählt, beendet die Fahrt**. Eine Hälfte zählt ihre Augen, ein Plättchen seinen Wert. Eine
Hälfte mit Fracht zählt 0, und nichts darf dort halten. Fracht, die auf einem Umschlagplatz endet, wird **gelagert**, Wert oben, und bleibt;
auf einem anderen Plättchen darfst du sie aufdecken.

# Beamte bei der Arbeit
- Eine Hälfte unter einem Beamten zählt 0 für Fracht seiner Farbe und ist für alle andere gesperrt. Nichts hält dort.
- Ein **Gebiet** sind Hälften, die ohne Plättchen dazwischen zusammenhängen. Steht ein Beamter darin, darf Fracht einer Farbe ohne Beamten
  darin dort nicht halten und nicht durch. Fracht im Gebiet darf hinaus, wenn ihr erster Schritt auf ein Plättchen führt.
- Ein Beamter, der seinen Weg auf einem Umschlagplatz beendet, auf dem Fracht seiner Farbe lagert, **verschifft sie**, egal, wie hoch die Summe ist.

# Verschiffungen
- Ergeben die gelagerten Werte und der Wert des Plättchens **8 oder mehr**, wird sofort verschifft; ausgelöst hat es, wer am Zug ist.
- Jede Münze bringt ihrer Farbe **ihren Wert und das Doppelte des Plättchens**. Die Farbe, die es ausgelöst hat, bekommt das Doppelte und
  **8 dazu**, wenn das Plättchen ihre Farbe hat.
- Der Umschlagplatz rückt auf das nächsthöhere Plättchen seiner Farbe; nach der Fünf ist er geschlossen.
- Die Farbe, die es ausgelöst hat, nimmt eine ihrer eigenen Münzen daraus als **Chip**: ein Punkt mehr ab ihrem nächsten Zug.
- Die anderen Münzen werden gemischt und Farbe oben auf die niedrigeren Plättchen der Farbe des Umschlagplatzes gelegt, vom nächsten abwärts
  bis zur Null und wieder von vorn. Wer es ausgelöst hat, darf sie ansehen.
- Fracht auf dem neuen Umschlagplatz wird gelagert; ergibt das 8, wird auch sie verschifft.

# Das Ende
Wenn eine Farbe **100** Punkte hat (zu zweit: beide Farben zusammen 150) und alles verschifft ist; oder wenn alle Umschlagplätze
geschlossen sind; oder nach zehn Runden ohne Verschiffung. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.

# Andere Lesarten
- Auf einer Hälfte dürfen beliebig viele Ladungen halten; mit einem Augenstopp von 0 fahren sie ein Feld weit auch dorthin.
- Die Partie endet mit einer anderen Punktzahl von 50 bis 150 oder mit keiner, und nach 5 bis 20 statt zehn Runden ohne Verschiffung.
`;
