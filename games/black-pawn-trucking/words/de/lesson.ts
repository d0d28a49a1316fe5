import type { Phrase } from '@waybill/kernel';
import type { lesson as en } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof en, Phrase>> = {
  'lesson.goal':
    'Du hast einen Lastwagen, £10 und £10 Schulden bei der Bank. 24 Münzen sind zu fahren, jede zweimal. Sind alle 24 geliefert, endet das Jahr: Dein Ergebnis ist die Kasse minus £10 für jeden Kredit, und ab £0 hast du gewonnen.',
  'lesson.map':
    'Jedes Plättchen ist eine Stadt mit Farbe und Wert. Eine Münze, die ihre Farbe zeigt, ist ein Rohstoff; jede Stadt dieser Farbe kauft ihn und zahlt ihren Wert: ein Ass £1, eine Fünf £5, eine Null (N) £6.',
  'lesson.first':
    'Dein Lastwagen steht in Aberdeen bei einer Münze der Monde, die von selbst geladen wird. Edinburgh gleich nebenan ist eine Stadt der Monde und zahlt £6. Die Fahrt kostet £1 für die Stadt und £1 für die Ware. Fahre nach Edinburgh.',
  'lesson.flipped':
    'Die Münze wurde umgedreht und zeigt eine Fünf: eine fertige Ware. Welche Farbe sie hatte, ist jetzt egal. Jede Stadt mit einer 5 kauft sie und zahlt £5.',
  'lesson.second':
    'Newcastle ist eine Fünf und liegt nebenan. Der Stempel auf einer Stadt zeigt, was du dort verdienst. Fahre nach Newcastle.',
  'lesson.contract':
    'Eine von 24 ist geschafft. Liegen weniger als vier Waren auf der Karte, darfst du neue Aufträge kaufen: £4, und £1 Zinsen für jeden Kredit. Vier weitere Münzen geben dir Auswahl am Weg. Kaufe sie.',
  'lesson.empty':
    'Du musst in jedem Zug fahren, manchmal also leer, um etwas zu holen. An einer Stadt mit Waren vorbeizufahren kostet £1, anhalten nicht. Fahre nach Birmingham, zwei Städte weit.',
  'lesson.load':
    'Bei der Karte steht die Ladung, mit allen, die sie kaufen. Zeige auf eine Ware oder tippe sie an, und ihre Käufer leuchten auf.',
  'lesson.third':
    'Nottingham zahlt £6 für deine Wappen, und dort wartet schon die nächste Ware. Wer dort liefert, wo es etwas zu laden gibt, spart eine Fahrt. Fahre nach Nottingham.',
  'lesson.loan':
    'Das Geld wird knapp? Ein Kredit bringt jetzt £10, kostet am Ende £10 und macht jeden Auftrag £1 teurer. Früher zurückzahlen geht nicht. Nach zehn ist Schluss: Kannst du dann nicht fahren, pfändet die Bank.',
  'lesson.free':
    'Du bist dran. Nimm mehrere Waren zugleich mit, aber jede kostet £1 pro Fahrt: Liefere sie auf einem Weg. Wähle eine Stadt.',
  'lesson.end':
    'Das ist das ganze Spiel. Die noch nicht gesehenen Werte verraten, was aus einer Münze werden kann; Nullen und Fünfen zahlen am besten. Fahre weiter und beende das Jahr mit schwarzen Zahlen.',
};
