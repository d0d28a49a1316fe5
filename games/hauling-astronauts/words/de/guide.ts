import type { Phrase } from '@waybill/kernel';
import type { guide as en } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof en, Phrase>> = {
  'guide.aim':
    'Zwei Raumfahrtlinien fliegen von denselben neun Feldern Leute zum Mars. Die Reihen gehören der ersten, die Spalten der zweiten. Jedes Schiff braucht eine bestimmte Summe aus seinen drei Würfeln. Jede Linie schickt drei Schiffe los; die höhere Punktzahl gewinnt.',
  'guide.table':
    'Die Schiffe stehen an ihren Ports, links vom Raster und darüber. Ein Schiff und die drei Felder seiner Reihe oder Spalte bilden seinen Streifen. Jedes Feld liegt auf zwei Streifen, also wirkt jeder Würfel auf zwei Schiffe.',
  'guide.turn':
    'Erst darfst du würfeln: Drei Würfel kommen in die Ablage, und beide dürfen sie nehmen. Dann tust du eines: einen Würfel aus der Ablage auf ein freies Feld legen, einen auf dem Raster auf das freie Feld daneben schieben (nur einmal) oder zwei eigene Schiffe tauschen.',
  'guide.pays':
    'Sind zum ersten Mal alle neun Felder voll, geht das Startfenster auf und bleibt offen. Von da an darfst du am Ende deines Zuges ein Schiff mit vollem Streifen losschicken. Stimmt die Summe, bekommst du seinen Gewinn. Es landet an einem freien Dock; das Dock für seine Summe zahlt noch einen Bonus. Seine Würfel werden wieder frei.',
  'guide.end':
    'Nach deinem dritten Schiff hast du keinen Zug mehr, und dein Gegenüber spielt allein zu Ende. Legt vier Züge lang niemand einen Würfel, muss es jemand tun: bei ungerader Summe des letzten Wurfs der erste Platz, sonst der zweite.',
  'guide.advice':
    'Zeig auf ein Feld, bevor du legst: Du siehst, was es für beide Streifen heißt. Kleine Summen bleiben leicht klein, und ob gerade oder ungerade, entscheidet der letzte Würfel. Jedes Dock nimmt nur ein Schiff auf: Ein frühes kann mehr wert sein als ein perfektes.',
};
