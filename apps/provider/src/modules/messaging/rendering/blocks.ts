/**
 * Parts of an e-mail, in the order they are read. The HTML and the text part are both written from them, so
 * that neither says more than the other.
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'amounts'; rows: readonly Amount[] }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string };

type Fact = { label: string; value: string };
/** A line of an order or its totals, with the amount as it is read. The last row of totals is emphasized. */
type Amount = { title: string; amount: string; isTotal?: boolean };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** A list of labels and values; rows whose value is missing are left out. */
export const facts = (rows: readonly (readonly [label: string, value: string | null])[]): Block => ({
  kind: 'facts',
  rows: rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }])),
});

export const amounts = (rows: readonly Amount[]): Block => ({ kind: 'amounts', rows });

/** A code to be typed or copied, set large. */
export const code = (text: string): Block => ({ kind: 'code', code: text });

/** A link that stands out; the text part has its address on a line of its own. */
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
