/** Was nur auf den Blättern dieses Spiels steht, nach dem englischen Wortlaut. */
export const texts: { readonly [english: string]: string } = {
  'Hauling A’ by Scott A and Michael Berg, Narrow Gate Games, 2016. Rules in our own words.':
    'Hauling A’ von Scott A und Michael Berg, Narrow Gate Games, 2016. Regeln in unseren Worten.',
  Spaceport: 'Raumhafen',
  'Available: nine dice at the start': 'Verfügbar: neun Würfel zu Beginn',
  'Booked: rolled, for both to place': 'Gebucht: geworfen, für beide zum Legen',
  Notes: 'Notizen',
  'port {port}': 'Port {port}',
  'first player: rows': 'erster Platz: Reihen',
  'second player: columns': 'zweiter Platz: Spalten',
  'Docks and scores': 'Docks und Punkte',
  'Destination docks: one transport each': 'Docks am Ziel: je ein Schiff',
  'DOCK {dock}': 'DOCK {dock}',
  'bonus {bonus}': 'Bonus {bonus}',
  'if the sum of the load is this': 'wenn die Ladung so viel ergibt',
  'Scores: a marker each': 'Punkte: je ein Stein',
  'First player': 'Erster Platz',
  'Second player': 'Zweiter Platz',
  transport: 'Schiff',
  sum: 'Summe',
  profit: 'Gewinn',
  dock: 'Dock',
  bonus: 'Bonus',
  score: 'Punkte',
  Transports: 'Schiffe',
  '{owner}: cut the six apart, choose three, dock them':
    '{owner}: Schneide die sechs aus, wähle drei und lass sie anlegen',
  'THREE DICE SHOW': 'DREI WÜRFEL ZEIGEN',
  PROFIT: 'GEWINN',
  even: 'gerade',
  odd: 'ungerade',
  '{max} or less': 'höchstens {max}',
  '{min} or more': 'mindestens {min}',
};

export const rules = `
Lade Würfel, das sind Gruppen von Astronauten, auf einem gemeinsamen Raster so, dass deine Schiffe mit der richtigen Zahl an Bord
starten. Für zwei Personen, mit neun Würfeln.

# Aufbau
- Alle neun **Würfel** warten bei *Verfügbar*.
- Die drei **Ports** des ersten Platzes liegen vor den Reihen des Rasters, die des zweiten vor den Spalten. Ein Port und seine Reihe
  oder Spalte sind ein **Ladestreifen**: Jedes Feld gehört zu je einem Streifen von beiden.
- Beide wählen geheim **drei ihrer sechs Schiffe** und lassen sie in beliebiger Reihenfolge anlegen. Dann zeigen beide sie.
- Der erste Platz macht den ersten Wurf. Ist die Summe **ungerade**, hat er den ersten Zug, ist sie **gerade**, der zweite. Dieser Zug geht mit
  einer Aktion weiter.

# Ein Zug
**1 Werfen.** Sind mindestens drei Würfel *verfügbar*, darfst du drei davon werfen: Sie sind jetzt *gebucht*, für beide. Höchstens
ein Wurf im Zug, vor der Aktion.

**2 Aktion.** Genau eine davon:
- **Lege** einen gebuchten Würfel auf ein freies Feld.
- **Schiebe** einen Würfel auf dem Raster einen Schritt, nicht schräg, auf ein freies Feld. Dreh ihn um 45°: Er darf nicht wieder
  geschoben werden, bis er auf einem Schiff war.
- **Tausche** zwei deiner eigenen angelegten Schiffe.

In einen deiner Streifen, dessen Schiff schon gestartet ist, darfst du keinen Würfel legen oder schieben. Hinausschieben geht,
innerhalb schieben nicht. Hast du keine erlaubte Aktion, passt du; würde ein Wurf dir eine geben, musst du werfen.

**3 Start.** Sobald alle neun Felder einmal zugleich voll waren, ist das Startfenster für den Rest der Partie offen. Von da an darfst
du am Ende deiner Aktion **eins** deiner Schiffe starten lassen, dessen Streifen voll ist. Wer das neunte Feld füllt, darf es schon
in diesem Zug.
- Passt die Summe seiner drei Würfel zu seiner **Ladung**, bekommst du seinen **Gewinn**.
- Dann fliegt es zu einem **Dock**. Sind freie Docks für die Summe da, muss es zu einem davon und bekommt den **Bonus**, mit Gewinn
  oder ohne. Sonst fliegt es zu irgendeinem freien Dock, für nichts. Ein Dock nimmt ein Schiff auf.
- Die drei Würfel sind wieder *verfügbar*.

# Kein Hinhalten
Nach vier Zügen hintereinander (von beiden), in denen kein Würfel gelegt wurde und nichts gestartet ist, muss eine Seite nachgeben:
der erste Platz, wenn der letzte Wurf eine **ungerade** Summe hatte, bei einer **geraden** der zweite. (Legt nach jedem Wurf einen Stein vor die Seite, die es trifft.)
Von da an muss sie in ihren Zügen einen Würfel legen, wenn sie kann, und vorher werfen, wenn es nötig ist; geht das nicht, muss sie
starten, wenn sie kann; bis eins davon geschieht. Ein Wurf kann ändern, wer nachgibt. Wer allein weiterspielt, gibt immer selbst nach.

# Das Ende
Sind deine drei Schiffe gestartet, hast du keine Züge mehr; dein Gegenüber spielt allein weiter, bis auch dort alle gestartet sind. Die
höhere Punktzahl gewinnt; bei Gleichstand wird der Sieg geteilt.

# Wenn ihr mögt
- **Bonuswürfel.** Ein goldener und ein roter Würfel ersetzen zwei der neun; welche geworfen werden, entscheidet der Zufall. Ein Schiff, das
  mit dem goldenen startet, verdoppelt seinen Gewinn oder seinen Bonus; mit dem roten halbiert es eins davon, abgerundet. Du wählst,
  welches. Mit beiden kommt Gold zuerst.
- **Verdeckt.** Schiffe legen verdeckt an und werden erst beim Start gezeigt.
- **Geduld.** Einigt euch auf eine andere Zahl als vier, von 1 bis 9, nach der ein Würfel gelegt werden muss.
- **Alle Würfel.** Oder einigt euch darauf, dass die Summe aller Würfel auf dem Tisch, gebuchte und die auf dem Raster, sagt, wer dann legen muss.
- **Der Reihe nach.** Oder darauf, dass immer legen muss, wer am Zug ist.
- **Erster Platz zuerst.** Oder darauf, dass der erste Platz den ersten Zug hat, egal, was gewürfelt wird.
`;
