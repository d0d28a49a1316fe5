import type { Fact, Words } from '@waybill/kernel';

const list = (numbers: Fact): string => (numbers as readonly number[]).join(' und ');

export const rules: Words = {
  'say.slips': 'Beide ziehen einen Zettel und sehen ihn allein an.',
  'say.roll': ({ dice }) => `Die Würfel zeigen ${list(dice)}.`,
  'say.load': '{seat} lädt {die}, macht {load}.',
  'say.close': '{seat} schließt den Wagen mit {load}.',

  'ask.slips': 'Jeder zieht einen Zettel.',
  'ask.roll': 'Wirf beide Würfel.',
  'ask.load': ({ dice, load }) =>
    `Lade ${(dice as readonly number[]).join(' oder ')}, oder schließe den Wagen mit ${load} darin.`,
  'ask.over': ({ scores }) => `Die Wagen liefern ${list(scores)}.`,

  'end.delivered': 'Ein Wagen liefert mehr als der andere.',
  'end.shared': 'Beide Wagen liefern gleich viel.',
  'end.nothing': 'Beide Wagen sind zu schwer: Nichts wird geliefert.',

  'refuse.slips': 'Zwei Zettel werden gezogen, jeder von 1 bis {slips}.',
  'refuse.same-slip': 'Den Zettel mit der {slip} gibt es nur einmal.',
  'refuse.no-die': ({ die, dice }) => `Kein Würfel zeigt ${die}: sie zeigen ${list(dice)}.`,

  'option.floor': 'Was ein Wagen trägt, bevor sein Zettel dazukommt',

  'draw.floor': 'Ein Wagen trägt {floor} und seinen Zettel.',
  'draw.van': 'Wagen {van}: {load}, Zettel {slip}',
  'draw.closed': '(geschlossen)',
  'draw.dice': ({ van, dice }) => `Würfel für Wagen ${van}: ${list(dice)}`,
};
