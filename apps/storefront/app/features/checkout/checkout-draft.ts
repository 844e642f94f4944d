import { baghdadId } from '../../shop/delivery/governorates.ts';
import { type CheckoutFields, detailsOf, emptyFields } from './checkout-fields.ts';

/**
 * What the shopper has typed on this visit, and what the device saved on earlier ones; `kept` is null until
 * it has been read.
 */
export type CheckoutDraft = { typed: Partial<CheckoutFields>; kept: CheckoutFields | null };

export const unreadDraft: CheckoutDraft = { typed: {}, kept: null };

/** Returns the fields the form shows; typed values take precedence whenever the saved ones arrive. */
export const shownFields = ({ typed, kept }: CheckoutDraft): CheckoutFields => ({
  ...emptyFields,
  ...kept,
  ...typed,
});

/**
 * Returns the details to save on the device, or null while nothing was typed, or while the saved ones have
 * not been read and would be lost.
 */
export const detailsToKeep = (draft: CheckoutDraft): Readonly<Record<string, string>> | null =>
  draft.kept === null || Object.keys(draft.typed).length === 0 ? null : detailsOf(shownFields(draft));

/**
 * Returns the saved fields for the governorate the device currently shops for. A governorate chosen since
 * (any but the default) replaces the saved one and clears its district and landmark.
 */
export const keptFor = (kept: CheckoutFields, placeId: number): CheckoutFields => {
  if (kept.regionId === placeId || (placeId === baghdadId && kept.district !== '')) return kept;
  return { ...kept, regionId: placeId, district: '', landmark: '' };
};
