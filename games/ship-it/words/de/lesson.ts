import type { Phrase } from '@waybill/kernel';
import type { lesson as en } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof en, Phrase>> = {
  'lesson.goal':
    'Du verschiffst Fracht. Jede Münze deiner Farbe, die verschifft wird, bringt dir Punkte, und doppelt so viele, wenn du sie verschiffst. Zu zweit hast du Sonnen und Wappen; jetzt sind die Sonnen dran.',
  'lesson.table':
    'Die Plättchen mit Farbe und Wert sind die Städte. Münzen darauf sind Fracht; ihre Werte sind verdeckt. Die Figur jeder Farbe zeigt ihren Umschlagplatz: Ergeben sein eigener Wert und die Münzen darauf mindestens 8, wird alles verschifft.',
  'lesson.points':
    'Ein Zug hat 8 Punkte und vier Phasen: Strecken, Bauen, Beamte, Fracht. Du kannst Phasen auslassen, aber nie zurück. Zwei Sonnen-Münzen liegen nah an deinem Umschlagplatz, dem Sonnen-Ass. Es fehlt ein Stück Strecke.',
  'lesson.link': 'Kaufe für 1 Punkt eine Strecke: einen zufälligen Dominostein.',
  'lesson.build':
    'Strecken schließen nur an den markierten Ecken an, wo die kleinen Pfeile sind. Der Stein 2-2 passt in die Lücke zwischen der Wappen-3 und dem Sonnen-Ass. Baue ihn dort.',
  'lesson.official-why':
    'Jede Farbe hat einen Beamten, anfangs auf ihrer Null. Auf einer Strecke sperrt er sie und alle Steine, die daran hängen, für Fracht anderer Farben; nur wer dort auch einen Beamten hat, darf sie weiter nutzen.',
  'lesson.official':
    'Beamte gehen über Strecken und von Plättchen zu Nachbarplättchen, 1 Punkt je Feld. Betritt einer einen Umschlagplatz mit Münzen seiner Farbe, wird sofort verschifft, egal, wie hoch die Summe ist. Zieh deinen ein Plättchen weit, auf das Mond-Ass.',
  'lesson.stop-why':
    'Nun die Fracht. Der Augenstopp sagt, wie weit Ladungen fahren: An allem, was weniger zählt, kommen sie vorbei; wo es so viel oder mehr zählt, müssen sie halten. Der Stein zählt 2 je Hälfte, Plättchen zählen ihren Wert.',
  'lesson.stop':
    'Geh weiter zur Fracht und zeig auf die 4: Der Tisch zeigt, wohin deine Ladungen kämen. Dann setze sie. Das kostet 4 Punkte.',
  'lesson.haul-1':
    'Wähle die Sonnen-Münze auf der Kronen-3 und fahre sie auf deinen Umschlagplatz, das Sonnen-Ass. Dort wird sie aufgedeckt: Alle sehen ihren Wert.',
  'lesson.haul-2':
    'Nun ebenso die Münze auf der Mond-5. Dem Umschlagplatz fehlen 2: Ist sie so viel wert, verschifft er.',
  'lesson.chip':
    'Verschifft! Jede Münze brachte ihren Wert und den doppelten des Umschlagplatzes, alles verdoppelt, weil du es warst, und 8 dazu, weil er dir gehört. Eine deiner Münzen wird ein Chip: ein Punkt mehr in jedem Zug der Sonnen. Behalte eine.',
  'lesson.after':
    'Die andere Münze ging verdeckt zurück auf ein niedrigeres Plättchen der Sonnen, aber du kennst ihren Wert. Der Umschlagplatz ist auf die Sonnen-2 gerückt: Was dort liegt, wird aufgedeckt und wartet. Höhere bringen mehr und brauchen weniger Münzen.',
  'lesson.done': 'Alle Punkte sind verbraucht. Sonst verfällt, was übrig ist. Beende den Zug.',
  'lesson.others':
    'Nun sind andere dran, dann deine Wappen. Die Partie endet, wenn jemand das Ziel erreicht, wenn alle vier Umschlagplätze geschlossen sind oder zu viele Runden lang nichts verschifft wird.',
};
