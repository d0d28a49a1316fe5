/** Was auf jedem gedruckten Blatt steht, auf jeder Karte und in jedem Protokoll; nach dem englischen Wortlaut. */
export const texts: { readonly [english: string]: string } = {
  'PLAYED FROM PAPER': 'VOM BLATT GESPIELT',
  GAME: 'SPIEL',
  FORM: 'FORMULAR',
  SHEET: 'BOGEN',
  PAGE: 'SEITE',
  '{page} of {pages}': '{page} von {pages}',
  'Printed by Waybill. Print at 100 %, without fitting to the page.':
    'Gedruckt mit Waybill. Bitte mit 100 % drucken, nicht an die Seite anpassen.',
  'Rules in short': 'Regeln in Kürze',

  Map: 'Karte',
  'Map in true size': 'Karte in Originalgröße',
  'Row {row} of {rows}, column {column} of {columns}: cut along the frame, glue edge to edge.':
    'Reihe {row} von {rows}, Spalte {column} von {columns}: am Rahmen ausschneiden, Kante an Kante kleben.',
  'A move costs': 'Eine Fahrt kostet',
  'A city pays': 'Eine Stadt zahlt',
  ferry: 'Fähre',
  null: 'Null',
  ace: 'Ass',
  'each city entered': 'jede Stadt auf dem Weg',
  'each good aboard': 'jede Ware an Bord',
  'The cities as they were dealt': 'Die Städte, wie sie ausgelegt wurden',

  'Record of a match': 'Protokoll einer Partie',
  Player: 'Spieler',
  Seats: 'Plätze',
  Options: 'Varianten',
  'This game has none.': 'Dieses Spiel hat keine.',
  yes: 'ja',
  no: 'nein',
  Result: 'Ergebnis',
  'Not over: {events} events so far.': 'Noch nicht zu Ende: bisher {events} Ereignisse.',
  'Proof of the dice': 'Nachweis der Würfe',
  'All {proven} outcomes of chance follow from the seed {seed}.':
    'Alle {proven} Würfe und Ziehungen folgen aus dem Startwert {seed}.',
  '{byHand} rolled by hand, which nobody can prove.': '{byHand} von Hand gewürfelt; das kann niemand beweisen.',
  'Rolled by hand, or by a dealer who kept no record: there is nothing to prove.':
    'Von Hand gewürfelt oder nicht aufgezeichnet: Es gibt nichts zu beweisen.',
  'The seed is not revealed yet.': 'Der Startwert ist noch nicht aufgedeckt.',
  'The seed that was revealed is not the one committed to.':
    'Der aufgedeckte Startwert ist nicht der, der vor der Partie versprochen wurde.',
  'The first event is number 1. waybill replay FILE --at 12 shows the board after number 12.':
    'Das erste Ereignis hat die Nummer 1. waybill replay DATEI --at 12 zeigt das Brett nach Nummer 12.',
  'Event {event} is not what the seed {seed} gives.':
    'Ereignis {event} ist nicht das, was der Startwert {seed} ergibt.',
  'The dealer’s commitment, SHA-256 of the seed': 'Vor der Partie versprochen: SHA-256 des Startwerts',
  'The board at the end': 'Das Brett am Ende',
  'The board now': 'Das Brett jetzt',
  CLOSED: 'ERLEDIGT',
  DELIVERED: 'GELIEFERT',
};
