import type { CartState } from '@dijla/device/cart-view/cart-view';
import type { OrderDetails } from '../../device/cart/cart-actions.ts';

type Chosen = { code: string | null; months: { chosen: number | null } };

const installmentsOf = ({ payment_methods: methods }: CartState, { code }: Chosen) =>
  methods.find((method) => method.code === code)?.installments;

/** Whether the chosen method is paid in months, and none of them is chosen (spec 2 §4). */
export const needsMonths = (cart: CartState, chosen: Chosen): boolean =>
  installmentsOf(cart, chosen) !== undefined && chosen.months.chosen === null;

/** Returns what the order says of the months it is paid in, under the names of the wire; nothing of other methods. */
export const creditChoiceOf = (
  cart: CartState,
  chosen: Chosen,
): Pick<OrderDetails, 'payment_method_additional'> => {
  const count = installmentsOf(cart, chosen)?.counts.find(
    ({ count_of_month: months }) => months === chosen.months.chosen,
  );
  if (count === undefined) return {};
  const { count_of_month, total_of_month } = count;
  return { payment_method_additional: { count_of_month, total_of_month } };
};
