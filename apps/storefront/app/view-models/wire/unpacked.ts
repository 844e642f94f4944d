// @chunk listing
import { useMemo } from 'react';
import type { Columns, Packed, WithCards } from './packed.ts';

const rowsOf = (columns: Columns): object[] => {
  const fields = Object.entries(columns);
  return (fields[0]?.[1] ?? []).map((_, place) =>
    Object.fromEntries(fields.map(([field, values]) => [field, values[place]])),
  );
};

/** The view that was packed; a field that a card did not have is null. */
export const unpacked = <View extends WithCards>(text: string): View => {
  const view = JSON.parse(text) as Omit<View, 'cards'> & { cards: Columns };
  return { ...view, cards: rowsOf(view.cards) } as unknown as View;
};

const isText = (view: unknown): view is string => typeof view === 'string';

/** The view again, the same one as long as it is the same text. */
export const useUnpacked = <View extends WithCards | null>(view: Packed<View>): View =>
  useMemo(() => (isText(view) ? (unpacked(view) as unknown as View) : view), [view]);
