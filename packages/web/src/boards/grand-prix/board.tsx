import { circuitOf, type Sheet, type State, spaces, type View } from '@waybill/rules/grand-prix';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { Dice } from './dice.tsx';
import { Gears } from './gears.tsx';
import { landingOf, outlook } from './odds.ts';
import { type Chance, Track } from './track.tsx';
import { t } from './words.ts';

export type Props = BoardProps<State, View>;

export function Board(props: Props) {
  const { moment, setup, fresh, lit } = props;
  const { view, state, index } = moment;
  const [include, setInclude] = useState(false);
  useLayoutEffect(() => setInclude(false), [index]);
  const { stretches, name } = (setup.sheet as Sheet).circuits[view.circuit];
  const { flag } = circuitOf(state);
  return (
    <div class="gp">
      <h2 class="gp-name">
        {name}
        <span>
          {view.space}/{flag}
        </span>
      </h2>
      <Track
        shape={view.circuit}
        stretches={stretches}
        car={view.space}
        moving={fresh?.type === 'drive'}
        chances={chancesOf(props)}
        way={props.preview?.type === 'drive' ? landingOf(state, spaces(state)).to : null}
        lit={lit.flatMap((place) => (place.startsWith('space ') ? [Number(place.slice(6))] : []))}
        label={t('track', { name, space: view.space, flag })}
      />
      <Gears {...props} include={include} onInclude={setInclude} />
      <Dice {...props} include={include} />
    </div>
  );
}

/** Where the car may come to stand in the gear that is looked at, or after the roll where it will. */
function chancesOf({ moment: { state }, preview }: Props): readonly Chance[] {
  if (preview?.type !== 'gear') return [];
  return outlook(state, preview.gear as number, preview.include === true).chances;
}
