import type { Phrase } from '@waybill/kernel';
import type { guide as en } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof en, Phrase>> = {
  'guide.aim':
    'Du verschiffst Fracht. Vier Farben, verteilt auf zwei bis vier Personen, bauen Strecken aus Dominosteinen zwischen Städten und fahren Münzen zu Umschlagplätzen. Eine Münze, die verschifft wird, bringt ihrer Farbe Punkte, doppelt so viele, wenn du sie verschiffst. Wer das Ziel erreicht, beendet die Partie; die meisten Punkte gewinnen.',
  'guide.table':
    'Die Plättchen sind Städte. Strecken schließen an der markierten Ecke an, wo die kleinen Pfeile sind. Münzen sind Fracht: Du siehst ihre Farbe, nicht ihren Wert. Jede Farbe hat einen Umschlagplatz, markiert durch ihre Figur und anfangs auf ihrem Ass, und einen Beamten, anfangs auf ihrer Null.',
  'guide.turn':
    'Du hast 8 Punkte und vier Phasen in dieser Reihenfolge: Strecken kaufen (je 1 Punkt), bauen (umsonst), den Beamten ziehen (1 Punkt je Feld), Fracht fahren. Dafür setzt du einen Augenstopp von 0 bis 6 und zahlst so viele Punkte; dann kostet jede Ladung 1. Sie fährt, bis etwas so viel zählt wie der Augenstopp oder mehr: eine Dominohälfte ihre Augen, ein Plättchen seinen Wert.',
  'guide.pays':
    'Eine Ladung auf einem Umschlagplatz wird aufgedeckt. Ergeben sein Wert und die Münzen darauf mindestens 8, wird alles verschifft: Jede Münze bringt ihren Wert und den doppelten des Umschlagplatzes. Die Farbe, die verschifft hat, bekommt das Doppelte, am eigenen Umschlagplatz noch 8 dazu. Sie behält eine ihrer Münzen als Chip: ein Punkt mehr in jedem Zug. Der Umschlagplatz rückt einen Wert höher.',
  'guide.end':
    'Ein Beamter auf einer Strecke sperrt sie und alle Steine, die daran hängen, für die Fracht aller Farben, die dort keinen Beamten haben. Betritt er einen Umschlagplatz mit eigenen Münzen, wird sofort verschifft. Die Partie endet auch, wenn alle Umschlagplätze geschlossen sind oder zehn Runden lang nichts verschifft wird.',
  'guide.advice':
    'Such zwei Münzen deiner Farbe nah an einem Umschlagplatz, zu dem nur ein Stück Strecke fehlt. Ein kleiner Augenstopp ist billig, hält Ladungen aber früh an; nimm Steine mit wenigen Augen. Chips sind früh am meisten wert. Achte auf Umschlagplätze, die andere fast gefüllt haben: Wer die letzte Münze bringt, bekommt das Doppelte.',
};
