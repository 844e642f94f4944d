import { baghdadId } from '../../shop/delivery/governorates.ts';
import { type CheckoutFields, detailsOf, emptyFields } from './checkout-fields.ts';

/** What the shopper typed on this visit, and what the device kept of earlier ones; `kept` is null until it has been read. */
export type CheckoutDraft = { typed: Partial<CheckoutFields>; kept: CheckoutFields | null };

export const unreadDraft: CheckoutDraft = { typed: {}, kept: null };

/** The form as it is shown: what was typed stands, whenever the kept answers arrive. */
export const shownFields = ({ typed, kept }: CheckoutDraft): CheckoutFields => ({
  ...emptyFields,
  ...kept,
  ...typed,
});

/** What the device is to keep now; null while nothing is new, or what it kept is not read and would be lost. */
export const detailsToKeep = (draft: CheckoutDraft): Readonly<Record<string, string>> | null =>
  draft.kept === null || Object.keys(draft.typed).length === 0 ? null : detailsOf(shownFields(draft));

/**
 * The kept answers beside the governorate the device shops for now: one chosen since (any but the default) takes the place of the kept one,
 * and the district and landmark of the other are no use there.
 */
export const keptFor = (kept: CheckoutFields, placeId: number): CheckoutFields => {
  if (kept.regionId === placeId || (placeId === baghdadId && kept.district !== '')) return kept;
  return { ...kept, regionId: placeId, district: '', landmark: '' };
};
