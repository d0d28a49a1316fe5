/** Was nur auf den Blättern dieses Spiels steht, nach dem englischen Wortlaut. */
export const texts: { readonly [english: string]: string } = {
  'A roll-and-write by Screenotes, 2021. Rules in our own words.':
    'Ein Würfelspiel zum Ankreuzen von Screenotes, 2021. Regeln in unseren Worten.',
  Circuits: 'Strecken',
  'Place: spaces short, or 20': 'Platz: Felder bis zur Flagge oder 20',
  'Time: a turn a box, write the gear in it': 'Zeit: ein Zug je Kästchen, schreib den Gang hinein',
  'Damage: what stays empty pays for later': 'Schaden: was frei bleibt, bezahlt später',
  'Too long to draw: the flag is space {flag}. Spaces of the start, of each section and of the end: {spaces}':
    'Zu lang zum Zeichnen: Die Flagge ist Feld {flag}. Felder des Starts, jedes Abschnitts und des Ziels: {spaces}',
  Season: 'Saison',
  'Season: special actions, gears, places': 'Saison: Sonderaktionen, Gänge, Plätze',
  'Special actions: free uses, then their price in damage': 'Sonderaktionen: erst frei, dann für Schaden',
  'Re-roll': 'Neuwurf',
  'Roll all dice again.': 'Wirf alle Würfel noch einmal.',
  Include: 'Einschließen',
  'Before a roll: dice equal to the gear move the car too.':
    'Vor einem Wurf: Auch Würfel mit der Zahl des Gangs zählen.',
  Select: 'Auswahl',
  'Roll again any dice you choose.': 'Wirf beliebige Würfel noch einmal.',
  Shift: 'Sprung',
  'Go to any gear but this one.': 'Schalte in einen beliebigen anderen Gang.',
  '{free} FREE': '{free} FREI',
  'then {cost}': 'dann {cost}',
  'damage each': 'Schaden je Mal',
  'Gears: one up or one down each turn; dice below the gear move the car':
    'Gänge: jeden Zug einer hoch oder zurück; Würfel unter dem Gang bewegen das Auto',
  'no die moves': 'kein Würfel zählt',
  'about {whole}.{tenth} spaces': 'etwa {whole},{tenth} Felder',
  '{gear} damage a section jumped': '{gear} Schaden je Abschnitt',
  'Places: the sum is the score, lower is better': 'Plätze: Die Summe zählt, wenig ist gut',
  circuit: 'Strecke',
  place: 'Platz',
  Score: 'Ergebnis',
  'Bank: damage left unused on earlier circuits': 'Vorrat: ungenutzt aus früheren Rennen',
  'Added and spent': 'Zu- und Abgänge',
};

export const rules = `
Fahre die Rennen einer Saison gegen die Uhr. Die Summe deiner Plätze ist dein Ergebnis, und weniger ist besser. Für eine Person, mit
einem Bleistift und so vielen Würfeln, wie dein Bogen sagt: auf dem üblichen sechs.

# Der Bogen
- Jede Strecke ist eine Reihe von Feldern von einer Zielflagge zur nächsten. **Pfeile** (Balken quer über die Straße) teilen sie in
  **Abschnitte**. Vor dem ersten Pfeil und nach dem letzten ist freie Strecke.
- Jedes Rennen hat eine Leiste für die **Zeit**, also deine Züge, und eine für **Schaden**.
- Für die ganze Saison hast du vier **Sonderaktionen**, jede ein paar Mal frei.
- Jedes Rennen beginnt auf der Flagge, ohne Gang.

# Ein Zug
**1 Zeit.** Verbrauche ein Kästchen der Zeit. Schreib deinen Gang hinein.

**2 Gang.** Im ersten Zug eines Rennens wählst du jeden Gang. Danach schaltest du **genau einen Gang hoch oder zurück**: nie derselbe
Gang zweimal hintereinander. Mit einem **Sprung** geht es in jeden anderen.

**3 Wirf** alle Würfel. Vorher darfst du **einschließen**: In diesem Zug zählen auch Würfel mit der Zahl des Gangs.

**4 Noch einmal?** So oft du willst: Wirf mit einem **Neuwurf** alle Würfel oder mit einer **Auswahl** einige davon. Zusammen mit beidem
darfst du einschließen, wenn es nicht schon gilt.

**5 Fahre** so viele Felder, **wie Würfel weniger zeigen als der Gang** (mit Einschließen: oder gleich viel).

**6 Schaden.** Für jeden Abschnitt, den du übersprungen hast, dessen Felder also alle nach deinem alten Feld und vor deinem neuen
liegen, nimmst du **Schaden in Höhe des Gangs**. Auch Abschnitte auf dem Weg über das Ziel zählen. Abschnitte mit kräftigem Rahmen haben
nur ein Feld: Sie sind leicht übersprungen.
- Passt der Schaden des Zugs nicht mehr auf die Leiste, **fällst du aus**: Platz 20, wo immer du bist. Genau voll passt noch.
  Was aus früheren Rennen übrig ist, hilft hier nicht.

# Sonderaktionen
- Freie Male gehen zuerst. Danach kostet jedes Mal den Schaden, der auf dem Saisonblatt steht.
- Zahle zuerst mit Schaden, der in **früheren Rennen** frei blieb, dann mit der Leiste dieses Rennens. Sie darf voll werden, aber nicht
  überlaufen. Zwei Sonderaktionen zusammen werden zusammen bezahlt.

# Das Ende eines Rennens
- Erreichst oder überfährst du die Zielflagge, und der Schaden passt auf die Leiste, hast du **gewonnen**: Platz 0.
- Ist die Zeit nach einer Fahrt um, ist dein Platz **die Zahl der Felder, die bis zur Flagge fehlen**. Das kann mehr als 20
  sein.
- Die Kästchen für Schaden, die noch frei sind, kommen in den Vorrat und bezahlen später Sonderaktionen.

# Das Ende der Saison
Haben alle Rennen einen Platz, zähle sie zusammen. Eine Saison mit lauter Siegen ist perfekt; jedes andere Ergebnis ist dazu da,
unterboten zu werden.

# Andere Lesart
Es gibt keinen 1. Gang: Der niedrigste ist der 2.

# Ein Beispiel
Im 4. Gang wirfst du 1 2 2 3 5 6: Vier Würfel sind kleiner als 4, du fährst also 4 Felder. Hast du dabei einen Abschnitt von zwei
Feldern übersprungen, nimmst du 4 Schaden. Im nächsten Zug fährst du im 3. oder 5. Gang.
`;
