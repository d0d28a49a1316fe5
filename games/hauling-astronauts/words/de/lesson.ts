import type { Phrase } from '@waybill/kernel';
import type { lesson as en } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof en, Phrase>> = {
  'lesson.goal':
    'Zwei Raumfahrtlinien fliegen von denselben neun Feldern Leute zum Mars: Dir gehören die Reihen, dem Bot die Spalten. Ein Schiff nimmt die drei Würfel seiner Reihe oder Spalte mit. Passt die Summe, gibt es Punkte. Wenn beide drei Schiffe losgeschickt haben, gewinnt die höhere Punktzahl.',
  'lesson.dock':
    'Drei deiner sechs Schiffe legen an. Auf jedem steht die Summe, die es braucht: Heron 6–10, Condor 11–15, Gull eine ungerade. Wähle diese drei in dieser Reihenfolge und lass sie anlegen.',
  'lesson.roll':
    'Ein Zug kann mit einem Wurf beginnen: Drei Würfel kommen in die Ablage. Sie gehören niemandem, auch der Bot darf sie nehmen. Wirf.',
  'lesson.place':
    'Dann tust du eine Sache, meistens diese: einen Würfel legen. Nimm die 5 und leg sie auf a2. Das ist die Reihe von Condor, und Condor braucht viel.',
  'lesson.ship':
    'Jedes Schiff zählt mit: „5 + 6–10“ heißt 5 an Bord, und 6 bis 10 fehlen; darüber steht die Chance. Sieh dir Spalte a an: Der Bot hat eine 2 dazugelegt, deine 5 zählt also auch für seinen Heron.',
  'lesson.spoil':
    'Jeder Würfel wirkt auf zwei Schiffe. Leg die 4 auf a1: gut für deinen Heron, und Spalte a kommt auf 11, zu viel für den Heron des Bots. Zeig erst auf das Feld und sieh, was sich ändert.',
  'lesson.swap':
    'Der Bot hat sich gerettet: Er hat zwei Schiffe getauscht, und Gull mag 11. Tauschen ist eine Aktion wie Legen, du darfst es auch. Die Ablage ist leer, also wirf.',
  'lesson.chance':
    'Heron hat 4 und braucht 2 bis 6 aus zwei Würfeln. Kleine Zahlen sind sicher: Leg die 1 auf b1, dann passen fünf von sechs Seiten.',
  'lesson.shared': 'Die 4 des Bots auf c2 hilft auch Condor: 9 an Bord. Leg die 3 auf b2, und Condor hat seine 12.',
  'lesson.shift':
    'Als Drittes kannst du einen Würfel auf das freie Feld daneben schieben, wie der Bot: von a3 nach b3. Er liegt jetzt schräg und darf nicht noch einmal geschoben werden. Wirf.',
  'lesson.window':
    'Nichts startet, bevor alle neun Felder voll sind. Dann geht das Startfenster auf und bleibt offen. Leg die 3 auf a3; Gull kann noch ungerade werden.',
  'lesson.last':
    'Ein Feld ist noch frei, und wer es füllt, darf zuerst starten. Leg die 4 auf c1: Heron ist voll mit 9, und das Startfenster geht auf.',
  'lesson.depart':
    'Jetzt darf ein Schiff los. Heron bringt seinen Gewinn von 4, und auf dem Mars zahlt das Dock für 8–10 noch 2. Ein Dock nimmt in der ganzen Partie nur ein Schiff auf, früh sein lohnt sich also. Lass Heron starten.',
  'lesson.end':
    'Seine Würfel können wieder geworfen werden, und in seine Reihe darfst du keine mehr bringen. Gull ist voll mit einer geraden Summe: Warte, bis ein Schiff des Bots einen seiner Würfel mitnimmt, und leg einen besseren hin. Alles Weitere liegt bei dir.',
};
