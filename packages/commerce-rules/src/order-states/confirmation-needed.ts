/** What the shop knows of the telephone number an order names; nothing of an order without one. */
export type NumberFacts = {
  /** Orders that were delivered to it. */
  delivered: number;
  /** Packages that were refused there. */
  refusals: number;
};

/** The owner's settings; null where something does not matter. */
export type ConfirmationRule = {
  newNumbers: boolean;
  afterRefusals: number | null;
  /** Minor units of dinars. */
  fromAmount: number | null;
};

export type ConfirmationReason = 'refusals' | 'new-number' | 'amount';

/**
 * Returns why an order that is paid at the door is confirmed before it is packed; null when it need not be. What
 * weighs most comes first. `amount` is what is charged in minor units of dinars, null of another currency.
 */
export const confirmationNeeded = (
  { delivered, refusals }: NumberFacts,
  amount: number | null,
  { newNumbers, afterRefusals, fromAmount }: ConfirmationRule,
): ConfirmationReason | null => {
  if (afterRefusals !== null && refusals >= afterRefusals) return 'refusals';
  if (newNumbers && delivered === 0) return 'new-number';
  if (fromAmount !== null && amount !== null && amount >= fromAmount) return 'amount';
  return null;
};
