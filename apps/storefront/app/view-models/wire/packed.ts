/**
 * A view serialized to one string in the server's page. For many similar items this halves the page data,
 * which otherwise encodes each separately. On the device a view is never packed.
 */
export type Packed<View> = View | (string & { readonly packed?: View });

/** Cards as one array for each field: similar values are adjacent, which compresses best. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;
export type WithCards = { cards: readonly object[] };

const columnsOf = (cards: readonly object[]): Columns => {
  const rows = cards.map((card): Record<string, unknown> => ({ ...card }));
  const fields = [...new Set(rows.flatMap(Object.keys))];
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])]));
};

export const packed = <View extends WithCards>(view: View): Packed<View> =>
  JSON.stringify({ ...view, cards: columnsOf(view.cards) });
