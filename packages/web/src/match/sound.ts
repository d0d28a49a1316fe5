import type { Event } from '@waybill/kernel';
import { soundOn } from '../storage/settings.ts';
import type { TableScreen } from './screen.ts';

type Sound = 'dice' | 'coin' | 'stamp' | 'turn';

let context: AudioContext | null = null;

/** A short soft sound, made here: nothing is fetched. Silent until somebody has touched the page, as browsers want it. */
export function play(sound: Sound | null): void {
  if (!sound || !soundOn.value || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Readonly<Record<Sound, (to: AudioContext, at: number) => void>> = {
  dice: (to, at) => {
    for (const [delay, loudness] of [
      [0, 0.12],
      [0.07, 0.09],
      [0.12, 0.06],
      [0.19, 0.04],
    ])
      noise(to, at + delay, 0.04, 2400, loudness);
  },
  coin: (to, at) => {
    tone(to, at, 0.16, 1760, 0.06);
    tone(to, at + 0.05, 0.2, 2349, 0.05);
  },
  stamp: (to, at) => {
    tone(to, at, 0.16, 90, 0.3);
    noise(to, at, 0.06, 700, 0.14);
  },
  turn: (to, at) => {
    tone(to, at, 0.14, 659, 0.05);
    tone(to, at + 0.1, 0.18, 880, 0.05);
  },
};

/** Fades from its loudness to nothing. */
function fading(to: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = to.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(to.destination);
  return gain;
}

function tone(to: AudioContext, at: number, seconds: number, pitch: number, loudness: number): void {
  const source = to.createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(to, at, seconds, loudness));
  source.start(at);
  source.stop(at + seconds);
}

function noise(to: AudioContext, at: number, seconds: number, pitch: number, loudness: number): void {
  const samples = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate);
  const values = samples.getChannelData(0);
  for (let i = 0; i < values.length; i++) values[i] = Math.random() * 2 - 1;
  const source = to.createBufferSource();
  source.buffer = samples;
  const band = to.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(fading(to, at, seconds, loudness));
  source.start(at);
}

/** Dice where dice are rolled, a coin where the viewer has gained something, the stamp at the end. */
export function soundOf({ table, shown }: TableScreen, event: Event): Sound | null {
  const [before, after] = [table.moment(shown.value - 1), table.moment(shown.value)];
  if (!before || !after) return null;
  if (after.result) return 'stamp';
  if (event.by === 'chance') return event.type === 'roll' ? 'dice' : null;
  const seat = table.viewer.value === 'watcher' ? event.by : table.viewer.value;
  const sign = table.game.best === 'highest' ? 1 : -1;
  const gain = (table.game.score(after.state)[seat] - table.game.score(before.state)[seat]) * sign;
  return gain > 0 ? 'coin' : null;
}
