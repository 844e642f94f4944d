import type { OrderAddress } from '@dijla/contract/client';
import type { LineAmounts, PlacedLine, PlacedTotal, RevisionHead } from './placed-order.ts';

/**
 * What made a revision: the order as placed here or elsewhere, another delivery or payment method, an edit by
 * staff, goods refused at the door, or a package that was called off while others stay.
 */
export type RevisionCause = 'placed' | 'import' | 'method' | 'edit' | 'address' | 'delivery' | 'cancellation';

/** An address as it stands with an order; what is not given is null. */
export type AddressRow = Omit<OrderAddress, 'country_id' | 'street'> & {
  kind: 'shipping' | 'billing';
  /** ISO 3166, two capitals. */
  country: string;
  street: readonly string[];
};

type Numbered<Line> = Line & { line_number: number };

/** A line the order has already, under its number, or one of other goods, which is given the next number. */
type RevisedLine = Numbered<LineAmounts> | (PlacedLine & { line_number?: undefined });

type Content<Line> = RevisionHead & {
  lines: readonly Line[];
  totals: readonly PlacedTotal[];
  addresses: readonly AddressRow[];
};

/** Everything that hangs on a revision. A line that is not among `lines` is no longer ordered. */
export type RevisionContent = Content<RevisedLine>;

/** A revision as it was appended; `at` in ISO 8601. */
export type Revision = Content<Numbered<PlacedLine>> & {
  number: number;
  cause: RevisionCause;
  actor: string;
  reason: string | null;
  request_id: string;
  at: string;
};

/** Returns a revision without what it was appended with, as the beginning of another. */
export const contentOfRevision = ({
  number: _number,
  cause: _cause,
  actor: _actor,
  reason: _reason,
  request_id: _requestId,
  at: _at,
  ...content
}: Revision): Content<Numbered<PlacedLine>> => content;
