import type { BoardProps } from '@waybill/web/games/board.ts';
import { Choices } from '@waybill/web/look/choices-place.tsx';
import { lazy } from '@waybill/web/look/lazy.tsx';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Events, type Sheet, type State, spaces, type View } from '../rules/index.ts';
import { Boxes } from './boxes.tsx';
import { Actions, Dice } from './dice.tsx';
import { Gears } from './gears.tsx';
import { isLast, useLastDrive } from './last-drive.ts';
import { landingOf, outlook } from './odds.ts';
import { type Chance, Track } from './track.tsx';
import { t } from './words.ts';
import './grand-prix.css';

const CircuitEnd = lazy(async () => (await import('./circuit-end.tsx')).CircuitEnd);

export type Props = BoardProps<State, View, Events>;

export function Board(props: Props) {
  const { moment, setup, fresh, lit } = props;
  const { view, state, index } = moment;
  const [include, setInclude] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // Before anybody can choose anew.
  useLayoutEffect(() => {
    setInclude(false);
    setChosen([]);
  }, [index]);
  const choosing = moment.moves.some(({ type }) => type === 'drive');
  const last = useLastDrive(props);
  const [left, setLeft] = useState(-1);
  // The circuit that has just ended stays in sight until it is left for the next, or a gear for that is looked at.
  const ended = isLast(last) && left !== index && !props.preview ? last : null;
  const circuit = ended?.circuit ?? view.circuit;
  const { stretches, name } = (setup.sheet as Sheet).circuits[circuit];
  const { flag, damage } = state.season.circuits[circuit];
  const car = ended ? Math.min(ended.to, flag) : view.space;
  return (
    <div class="gp">
      <h2 class="gp-name">
        {name}
        {!ended && (
          <span class="gp-status">
            {t('status.turns')} <Boxes left={view.time} of={state.season.circuits[circuit].time} tone="time" />
            {t('status.damage')} <Boxes left={view.damage} of={damage} tone="damage" />
          </span>
        )}
      </h2>
      <Track
        shape={circuit}
        stretches={stretches}
        car={car}
        moving={fresh?.type === 'drive'}
        skid={last && last.damage > 0 && last.circuit === circuit ? last : null}
        smoking={ended ? ended.ends === 'retired' : view.damage * 4 <= damage}
        chances={chancesOf(props)}
        way={props.preview?.type === 'drive' ? landingOf(state, spaces(state)).to : null}
        lit={lit.flatMap((place) => (place.startsWith('space ') ? [Number(place.slice(6))] : []))}
        label={t('track', { name, space: car, flag })}
      />
      <Choices>
        <div class="gp-choices">
          <Gears {...props} include={include} onInclude={setInclude} />
          {choosing && <Actions {...props} include={include} chosen={chosen} />}
        </div>
      </Choices>
      <Dice {...props} choosing={choosing} chosen={chosen} onChosen={setChosen} />
      {ended && <CircuitEnd {...props} last={ended} onClose={() => setLeft(index)} />}
    </div>
  );
}

/** Where the car may come to stand in the gear that is looked at, or after the roll where it will. */
function chancesOf({ moment: { state }, preview }: Props): readonly Chance[] {
  if (preview?.type !== 'gear') return [];
  return outlook(state, preview.gear, preview.include === true).chances;
}
