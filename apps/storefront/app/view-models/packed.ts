import { useMemo } from 'react';

/**
 * A view as one text on its way from the server: of many small things alike it takes half the bytes of a page's data, which names each of
 * them by itself. On a device it is never packed.
 */
export type Packed<View> = View | (string & { readonly packed?: View });

/** Cards as one list for each of their fields: like stands beside like, which compresses best. */
type Columns = Readonly<Record<string, readonly unknown[]>>;
type WithCards = { cards: readonly object[] };

const columnsOf = (cards: readonly object[]): Columns => {
  const rows = cards.map((card): Record<string, unknown> => ({ ...card }));
  const fields = [...new Set(rows.flatMap(Object.keys))];
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])]));
};

const rowsOf = (columns: Columns): object[] => {
  const fields = Object.entries(columns);
  return (fields[0]?.[1] ?? []).map((_, place) => Object.fromEntries(fields.map(([field, values]) => [field, values[place]])));
};

export const packed = <View extends WithCards>(view: View): Packed<View> => JSON.stringify({ ...view, cards: columnsOf(view.cards) });

/** The view that was packed; a field that a card did not have is null. */
export const unpacked = <View extends WithCards>(text: string): View => {
  const view = JSON.parse(text) as Omit<View, 'cards'> & { cards: Columns };
  return { ...view, cards: rowsOf(view.cards) } as unknown as View;
};

const isText = (view: unknown): view is string => typeof view === 'string';

/** The view again, the same one as long as it is the same text. */
export const useUnpacked = <View extends WithCards | null>(view: Packed<View>): View =>
  useMemo(() => (isText(view) ? (unpacked(view) as unknown as View) : view), [view]);
