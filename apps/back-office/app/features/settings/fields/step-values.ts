import type { DeskResult } from '@dijla/contract/desk-client';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';

export type Delivery = DeskResult<'desk/delivery'>;
type Units = Delivery['units'];
type Currency = Units[number]['code'];

/** A step of a price as it is typed: of a method, in a place, from goods worth `from` on. */
export type TypedStep = { method: string; place: string; currency: string; from: string; price: string };

type Step = {
  carrier_code?: string;
  method_code?: string;
  region_code?: string;
  currency: Currency;
  min_subtotal: number;
  price: number;
};

/** The place that is everywhere else. */
export const everywhere = '*';

/** Names a method in a field: `flatrate/flatrate`. */
export const methodKey = ({ carrier_code, method_code }: { carrier_code: string; method_code: string }) =>
  `${carrier_code}/${method_code}`;

const scaleOf = (units: Units, currency: string): number =>
  units.find(({ code }) => code === currency)?.scale ?? 0;

/** Returns steps as a form begins with them. */
export const typedSteps = (steps: readonly Step[], units: Units): TypedStep[] =>
  steps.map(({ carrier_code = '', method_code = '', region_code = everywhere, currency, ...amounts }) => ({
    method: methodKey({ carrier_code, method_code }),
    place: region_code,
    currency,
    from: amountToType(amounts.min_subtotal, scaleOf(units, currency)),
    price: amountToType(amounts.price, scaleOf(units, currency)),
  }));

/** Whether what is typed is an amount of this currency. */
export const isAmountOf = (typed: string, currency: string, units: Units): boolean =>
  typedAmount(typed, scaleOf(units, currency)) !== null;

/** Returns what was typed as steps of methods in places. */
export const stepsTyped = (typed: readonly TypedStep[], units: Units) =>
  typed.map(({ method, place, currency, from, price }) => {
    const [carrier_code = '', method_code = ''] = method.split('/');
    const scale = scaleOf(units, currency);
    return {
      carrier_code,
      method_code,
      region_code: place,
      currency: currency as Currency,
      min_subtotal: typedAmount(from, scale) ?? 0,
      price: typedAmount(price, scale) ?? 0,
    };
  });

/** Returns a typed whole number, or null where nothing is typed; `undefined` for what is no number. */
export const typedNumber = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  return typedAmount(typed, 0) ?? undefined;
};
