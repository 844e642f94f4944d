/**
 * An amount that changes what the cart costs, in minor units; a negative amount lowers it. `before-tax` is
 * taken off the lines and lowers their tax; `after-tax` changes the value of the order,
 * as a payment fee does; a `tender` changes only what is left to pay, as points and gift cards do.
 */
export type Adjustment = {
  /** Code of its row in the summary, by which the texts name it. */
  code: string;
  stage: 'before-tax' | 'after-tax' | 'tender';
  amount: number;
  /** Code of what it comes from: a payment method, a card. */
  source: string;
  /** Values its row's title may name. */
  data: Readonly<Record<string, string>>;
};
