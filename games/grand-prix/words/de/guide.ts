import type { Phrase } from '@waybill/kernel';
import type { guide as en } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof en, Phrase>> = {
  'guide.aim':
    'Vier Rennen sind eine Saison. Auf jeder Strecke hast du eine feste Zahl von Zügen, um von Flagge zu Flagge zu kommen. Schaffst du es, bekommst du 0 Punkte; sonst einen für jedes Feld, das fehlt. Wenige sind gut, 0 ist eine perfekte Saison.',
  'guide.table':
    'Die Strecke ist in Abschnitte geteilt, abwechselnd hell und dunkel; eine Kurve mit nur einem Feld ist rot. Vor dem ersten und nach dem letzten Pfeil ist freie Strecke. Darüber steht, wie viele Züge bleiben und wie viel Schaden das Auto noch verträgt.',
  'guide.turn':
    'Wähl einen Gang: zum Start jeden, danach immer einen höher oder tiefer, nie denselben. Sechs Würfel werden geworfen. Jeder unter deinem Gang bringt dich ein Feld weiter. Dann fahr oder wirf noch einmal.',
  'guide.pays':
    'Wer über einen ganzen Abschnitt hinwegfährt, ohne ihn zu berühren, nimmt Schaden: für jeden so viel, wie der Gang hoch ist. Ist dafür kein Platz mehr, fällst du aus: Platz 20. Schaden, der frei bleibt, kommt am Ende des Rennens in den Vorrat.',
  'guide.end':
    'Vier Sonderaktionen helfen, jede zweimal in der Saison umsonst. Einschließen: Würfel mit der Zahl des Gangs zählen mit. Auswahl: gewählte Würfel neu werfen. Neuwurf: alle neu werfen. Sprung: sofort in jeden Gang. Danach kosten sie Schaden, zuerst aus dem Vorrat.',
  'guide.advice':
    'Zeig auf einen Gang, bevor du ihn wählst: Die Strecke zeigt, wo du landen kannst und wie wahrscheinlich Schaden ist. Brems vor roten Kurven: Wer eine überspringt, nimmt im 2. Gang 2 Schaden, im 6. Gang 6. Heb dir einen Sprung für die letzten Züge auf.',
};
