import type { ChanceFormProps } from '@waybill/web/games/board.ts';
import type { SeenEvents, ShipItState, ShipItView } from '../rules/index.ts';
import { CitiesForm } from './cities-form.tsx';
import { FreightForm } from './freight-form.tsx';
import { LinkForm } from './link-form.tsx';
import { ScatterForm } from './scatter-form.tsx';
import './forms.css';

export type FormProps = ChanceFormProps<ShipItState, ShipItView, SeenEvents>;

const FORMS: { readonly [awaited: string]: typeof CitiesForm } = {
  cities: CitiesForm,
  freight: FreightForm,
  link: LinkForm,
  scatter: ScatterForm,
};

/** What chance did at a real table: tiles drawn, coins laid, a domino turned over, coins laid again. */
export function ChanceForm(props: FormProps) {
  const Form = FORMS[props.moment.view.awaited ?? ''];
  return Form ? <Form key={props.moment.index} {...props} /> : null;
}
