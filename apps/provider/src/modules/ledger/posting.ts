import { type Account, heldFor } from './account.ts';

/** Units of amounts: minor units of a currency, or whole points. */
export type LedgerUnit = 'IQD' | 'USD' | 'POINT';

/**
 * One line of a posting. Its amount is seen from the account, as on a statement of a bank: plus is what the shop
 * then owes the account, minus what the account owes the shop.
 */
export type LedgerLine = { account: Account; unit: LedgerUnit; amount: number };

/** Something that happened to what is owed; once per kind and cause. */
export type Posting = {
  /** Such as `payment`. `sale` alone charges the account of an order; what is due of it is in `order_listing`. */
  kind: string;
  /** What made it happen, for good: `attempt 0192…`. */
  cause: string;
  lines: readonly LedgerLine[];
  /** Epoch milliseconds; now where it is left out. */
  at?: number;
  orderId?: number;
  /** For staff; no personal data. */
  reason?: string;
  /** Id of who did it; the shop itself where it is left out. */
  actor?: string;
};

type Move = { from: Account; to: Account; unit: LedgerUnit; amount: number };

/** Lines that take a positive amount from one account and give it to another. */
export const linesToMove = ({ from, to, unit, amount }: Move): LedgerLine[] => {
  if (!(amount > 0)) throw new RangeError(`An amount to be moved must be positive, not ${amount}`);
  return [
    { account: from, unit, amount: -amount },
    { account: to, unit, amount },
  ];
};

/** A positive amount of an account that is held for a purpose such as `order:10024`. */
export type Hold = { account: Account; purpose: string; unit: LedgerUnit; amount: number };

/** Lines that set an amount aside, so that nobody else can spend it. */
export const linesToHold = ({ account, purpose, unit, amount }: Hold): LedgerLine[] =>
  linesToMove({ from: account, to: heldFor(purpose, account), unit, amount });

/** Lines that spend what was held, or a part of it. */
export const linesToCapture = ({
  account,
  purpose,
  unit,
  amount,
  to,
}: Hold & { to: Account }): LedgerLine[] =>
  linesToMove({ from: heldFor(purpose, account), to, unit, amount });

/** Lines that give back what was held, or a part of it. */
export const linesToRelease = ({ account, purpose, unit, amount }: Hold): LedgerLine[] =>
  linesToMove({ from: heldFor(purpose, account), to: account, unit, amount });

type Side = { account: Account; unit: LedgerUnit; amount: number };

/**
 * Lines that take an amount in one unit and give another amount in another unit, both through the exchange
 * account, so that each unit sums to zero.
 */
export const linesToExchange = ({ from, to }: { from: Side; to: Side }): LedgerLine[] => [
  ...linesToMove({ from: from.account, to: 'exchange', unit: from.unit, amount: from.amount }),
  ...linesToMove({ from: 'exchange', to: to.account, unit: to.unit, amount: to.amount }),
];

/**
 * Throws on a posting that is a bug: without kind, cause or lines, with an amount that is zero or no safe
 * integer, or with lines that do not sum to zero in each unit.
 */
export const checkPosting = ({ kind, cause, lines }: Posting): void => {
  if (kind === '' || cause === '' || lines.length === 0)
    throw new Error(`A posting needs a kind, a cause and lines: ${kind} ${cause}`);
  const sums = new Map<LedgerUnit, bigint>();
  for (const { account, unit, amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount === 0)
      throw new RangeError(`${kind} ${cause}: ${amount} is no amount for ${account}`);
    sums.set(unit, (sums.get(unit) ?? 0n) + BigInt(amount));
  }
  for (const [unit, sum] of sums)
    if (sum !== 0n) throw new Error(`${kind} ${cause} sums to ${sum} ${unit} instead of zero`);
};
