import type { Phrase } from '@waybill/kernel';
import type { lesson as en } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof en, Phrase>> = {
  'lesson.goal':
    'Vier Rennen sind eine Saison. In jedem hast du eine feste Zahl von Zügen, um einmal im Uhrzeigersinn von Flagge zu Flagge zu kommen. Schaffst du es, bekommst du 0 Punkte, sonst einen für jedes Feld, das fehlt. Wenige sind gut.',
  'lesson.gear':
    'Jeder Zug beginnt mit einem Gang. Dann werden sechs Würfel geworfen, und jeder unter deinem Gang bringt dich ein Feld weiter. Starte im 4.: Zeig darauf und sieh, wo du landen kannst.',
  'lesson.drive':
    'Vier Würfel zeigen weniger als 4; sie sind markiert. Vier Felder bringen dich ans Ende der freien Strecke, da geht nichts kaputt. Fahr.',
  'lesson.include':
    'In jedem Zug schaltest du einen Gang hoch oder zurück, du bleibst nie im selben. Im 3. zählen nur Einsen und Zweien. Mit „Einschließen“ zählen die Dreien mit: Setz den Haken, dann nimm den 3. Zweimal in der Saison ist das frei.',
  'lesson.included': 'Ein Würfel liegt unter 3, mit den Dreien werden es drei Felder. Fahr.',
  'lesson.up':
    'Pfeile teilen die Strecke in Abschnitte. Wer über einen ganzen hinwegfährt, ohne ihn zu berühren, nimmt Schaden. Der nächste hat fünf Felder, noch ist keine Gefahr. Schalte in den 4.',
  'lesson.select':
    'Nur drei Würfel zählen. Du kannst einige neu werfen und die anderen behalten: Tipp die drei an, die nicht markiert sind, und wirf sie neu.',
  'lesson.selected': 'Das macht fünf, bis kurz vor den nächsten Abschnitt. Fahr.',
  'lesson.shift':
    'Vor dir liegen ein Abschnitt mit zwei Feldern und eine rote Kurve mit einem. Jetzt heißt es kriechen. Ein Sprung bringt dich sofort in jeden Gang: vom 4. in den 2.',
  'lesson.shifted': 'Zwei Felder, bis direkt vor die Kurve. Fahr.',
  'lesson.corner':
    'Einen Abschnitt mit einem Feld überspringt man leicht. Jeder übersprungene kostet so viel Schaden, wie dein Gang hoch ist: Nimm Kurven also in einem niedrigen. Schalte in den 3.',
  'lesson.jump':
    'Zwei Felder tragen dich über die Kurve: 1 Abschnitt × 3. Gang sind 3 Schaden. Das steht über „Spielen“. Fahr.',
  'lesson.damage':
    'Jetzt verträgst du noch 6 Schaden. Wird es mehr, fällst du aus: Platz 20, was auch sonst geschieht. Im 6. Gang reichen dafür zwei Kurven.',
  'lesson.bank':
    'Schaden, der am Ende eines Rennens frei ist, kommt in den Vorrat. Der rettet kein kaputtes Auto, aber bezahlt Sonderaktionen, wenn die freien verbraucht sind.',
  'lesson.reroll':
    'Die vierte Sonderaktion ist der Neuwurf: alle sechs Würfel noch einmal. Und die Zeit zählt: Auf dieser Strecke hast du 10 Züge, einen für jeden Gang, den du wählst.',
  'lesson.free':
    'Fünf Züge und 25 Felder hast du noch. Zeig auf die Gänge, vergleiche, was du riskierst, und fahr weiter.',
};
