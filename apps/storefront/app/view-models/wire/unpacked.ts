// @chunk listing
import { useMemo } from 'react';
import type { Columns, Packed, WithCards } from './packed.ts';

const rowsOf = (columns: Columns): object[] => {
  const fields = Object.entries(columns);
  return (fields[0]?.[1] ?? []).map((_, place) =>
    Object.fromEntries(fields.map(([field, values]) => [field, values[place]])),
  );
};

/** Returns the view from its packed form. A field that a card did not have is null. */
export const unpacked = <View extends WithCards>(text: string): View => {
  const view = JSON.parse(text) as Omit<View, 'cards'> & { cards: Columns };
  return { ...view, cards: rowsOf(view.cards) } as unknown as View;
};

const isText = (view: unknown): view is string => typeof view === 'string';

/** Returns the unpacked view, the same object as long as the text is the same. */
export const useUnpacked = <View extends WithCards | null>(view: Packed<View>): View =>
  useMemo(() => (isText(view) ? (unpacked(view) as unknown as View) : view), [view]);
