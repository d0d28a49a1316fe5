import { type Sentence, sentence } from '@waybill/kernel';
import type { Events } from './events.ts';
import { score } from './result.ts';
import type { State } from './state.ts';

export function say(s: State, event: Events): Sentence {
  const seat = event.by;
  switch (event.type) {
    case 'slips':
      return sentence('say.slips');
    case 'roll':
      return sentence('say.roll', { dice: event.dice });
    case 'load': {
      const { die } = event;
      return sentence('say.load', { seat, die, load: s.loads[s.seat] + die });
    }
    default:
      return sentence('say.close', { seat, load: s.loads[s.seat] });
  }
}

export function ask(s: State): Sentence {
  if (s.step === 'over') return sentence('ask.over', { scores: score(s) });
  if (s.step !== 'load') return sentence(`ask.${s.step}`);
  return sentence('ask.load', { dice: [...new Set(s.dice)], load: s.loads[s.seat] });
}
