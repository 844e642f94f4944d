/**
 * A view as one text on its way from the server: of many small things alike it takes half the bytes of a page's data, which names each of
 * them by itself. On a device it is never packed.
 */
export type Packed<View> = View | (string & { readonly packed?: View });

/** Cards as one list for each of their fields: like stands beside like, which compresses best. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;
export type WithCards = { cards: readonly object[] };

const columnsOf = (cards: readonly object[]): Columns => {
  const rows = cards.map((card): Record<string, unknown> => ({ ...card }));
  const fields = [...new Set(rows.flatMap(Object.keys))];
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])]));
};

export const packed = <View extends WithCards>(view: View): Packed<View> =>
  JSON.stringify({ ...view, cards: columnsOf(view.cards) });
