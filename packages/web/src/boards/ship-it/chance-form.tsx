import type { ShipItState, ShipItView } from '@waybill/rules/ship-it';
import type { ChanceFormProps } from '../contract.ts';
import { CitiesForm } from './cities-form.tsx';
import { FreightForm } from './freight-form.tsx';
import { LinkForm } from './link-form.tsx';
import { ScatterForm } from './scatter-form.tsx';
import './forms.css';

export type FormProps = ChanceFormProps<ShipItState, ShipItView>;

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
