import { type CheckoutFields, detailsOf, emptyFields } from './checkout-fields.ts';

/** What the shopper typed on this visit, and what the device kept of earlier ones; `kept` is null until it has been read. */
export type CheckoutDraft = { typed: Partial<CheckoutFields>; kept: CheckoutFields | null };

export const unreadDraft: CheckoutDraft = { typed: {}, kept: null };

/** The form as it is shown: what was typed stands, whenever the kept answers arrive. */
export const shownFields = ({ typed, kept }: CheckoutDraft): CheckoutFields => ({ ...emptyFields, ...kept, ...typed });

/** What the device is to keep now; null while nothing is new, or what it kept is not read and would be lost. */
export const detailsToKeep = (draft: CheckoutDraft): Readonly<Record<string, string>> | null =>
  draft.kept === null || Object.keys(draft.typed).length === 0 ? null : detailsOf(shownFields(draft));
