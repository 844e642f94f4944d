/**
 * Kinds of ledger accounts. Guarded ones are spent from: their balance is kept, and never taken below zero or a
 * credit limit. The others belong to the shop or to one order, and may be of any amount.
 */
const accountKinds = {
  /** Money that carriers, couriers of the shop and tills hold: `cash:courier:fast`, `cash:staff:7`, `cash:shop`. */
  cash: 'open',
  /** What gateways and carriers keep of what they took. */
  charges: 'open',
  /** What affiliates and sellers are owed: `commission:vendor:karkh-lights`. */
  commission: 'open',
  /** A customer's credit line: `credit:line:17`. */
  credit: 'guarded',
  /** Cash that was handed in short or over, and that nobody is asked for. */
  differences: 'open',
  /** Where one unit is given for another. */
  exchange: 'open',
  /** `gift-card:55`. */
  'gift-card': 'guarded',
  /** Set aside for an order until it is paid: `heldFor` names these. */
  held: 'guarded',
  /** Money at a gateway or a bank: `payments:fib`. */
  payments: 'open',
  /** `points:customer:12`. */
  points: 'guarded',
  /** What a customer has to earn again, as she spent points that were then taken back: `points-debt:customer:12`. */
  'points-debt': 'open',
  /** What the buyer of an order is charged and has paid: `receivable:order:10024`. */
  receivable: 'open',
  /** Money that is on its way back to a buyer. */
  refunds: 'open',
  /** Where points come from, and go to when they are spent: `rewards:order:10024`. */
  rewards: 'open',
  /** What the shop has earned. */
  sales: 'open',
} as const satisfies Record<string, 'open' | 'guarded'>;

type AccountKind = keyof typeof accountKinds;

/** Identifier of an account: its kind, and its owner where there are several: `sales`, `cash:courier:7`. */
export type Account = AccountKind | `${AccountKind}:${string}`;

export type AccountParts = { kind: string; owner: string | null; is_guarded: boolean };

/** Returns what an identifier says. Throws on a kind that does not exist and on an empty owner. */
export const accountParts = (account: Account): AccountParts => {
  const [, kind = '', owner = null] = /^([^:]*)(?::(.+))?$/s.exec(account) ?? [];
  if (!Object.hasOwn(accountKinds, kind))
    throw new Error(`There is no kind of ledger account for ${account}`);
  return { kind, owner, is_guarded: accountKinds[kind as AccountKind] === 'guarded' };
};

/** The account of what an order's buyer is charged and has paid. */
export const receivableOf = (orderId: number): Account => `receivable:order:${orderId}`;

/** The account of what is held of an account for a purpose such as `order:10024`. */
export const heldFor = (purpose: string, account: Account): Account => `held:${account}:${purpose}`;
