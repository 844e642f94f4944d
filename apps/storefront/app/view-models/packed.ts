import { useMemo } from 'react';

/**
 * A view as one text on its way from the server: of many small things alike it takes half the bytes of a page's data, which names each of
 * them by itself. On a device it is never packed.
 */
export type Packed<View> = View | (string & { readonly packed?: View });

export const packed = <View extends object>(view: View): Packed<View> => JSON.stringify(view);

const isText = (view: unknown): view is string => typeof view === 'string';

/** The view again, the same one as long as it is the same text. */
export const useUnpacked = <View extends object | null>(view: Packed<View>): View => useMemo(() => (isText(view) ? (JSON.parse(view) as View) : view), [view]);
