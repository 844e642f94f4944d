import { hasSessionMark } from '@dijla/device/session/session-mark';
import { sessionStore } from '@dijla/device/session/session-state';
import { useEffect, useRef, useState } from 'react';
import { type CheckoutDetails, loadCheckoutDetails } from '../../../device/checkout/checkout-details.ts';
import { type SharedDetails, shareCheckoutDetails } from '../../../device/checkout/checkout-details.ts';
import { chooseDeliveryPlace, deliveryPlace } from '../../../shop/delivery/delivery-place.ts';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import { followedDraft, keptFor, knownFields, shownFields, unreadDraft } from './checkout-draft.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { changedDetails, fieldsOf } from './kept-fields.ts';
import { useCustomerAnswers } from './use-customer-answers.ts';

/** Returns the saved details, or none when they cannot be read. */
const keptDetails = (): Promise<CheckoutDetails> => loadCheckoutDetails().catch(() => ({}));

/**
 * Reads who is signed in before the form is shown, instead of in an idle moment later: what is known of a customer would
 * close parts that she has begun to fill in.
 */
const customerIsRead = async (): Promise<void> => {
  if (!hasSessionMark() || sessionStore.getState().ready) return;
  const { showSession } = await import('../../../device/session/session-actions.ts');
  await showSession();
};

/** Name of the field in focus. */
const typingIn = (): string | null => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.name : null;
};

/**
 * Holds the form's fields and saves them on the device as the shopper types, field by field, so that nothing is lost
 * or typed twice, and no tab overwrites what is typed in another.
 */
export const useCheckoutFields = () => {
  const [draft, setDraft] = useState(unreadDraft);
  const customer = useCustomerAnswers(draft.kept);
  const saved = useRef<CheckoutDetails>({});
  const shared = useRef<SharedDetails | null>(null);
  /** Reads wait for the writes before them. */
  const work = useRef(Promise.resolve());
  useEffect(() => {
    const begin = async () => {
      const [details] = await Promise.all([keptDetails(), customerIsRead().catch(() => undefined)]);
      saved.current = details;
      setDraft(({ typed }) => ({ typed, kept: keptFor(fieldsOf(details), deliveryPlace().id) }));
    };
    void begin();
    const follow = async () => {
      await work.current;
      const details = await keptDetails();
      saved.current = details;
      setDraft((before) => followedDraft(before, { kept: fieldsOf(details), typing: typingIn() }));
    };
    const opened = shareCheckoutDetails(() => void follow());
    shared.current = opened;
    return opened.close;
  }, []);
  useEffect(() => {
    if (draft.kept === null || Object.keys(draft.typed).length === 0) return;
    const changed = changedDetails(shownFields(draft, customer), saved.current);
    if (Object.keys(changed).length === 0) return;
    saved.current = { ...saved.current, ...changed };
    const save = (): Promise<void> => shared.current?.save(changed) ?? Promise.resolve();
    work.current = work.current.then(save).catch(() => undefined);
  }, [draft, customer]);
  const change = (changed: Partial<CheckoutFields>) => {
    const chosen = changed.regionId === undefined ? undefined : governorateOf(changed.regionId);
    if (chosen !== undefined) chooseDeliveryPlace(chosen);
    setDraft(({ typed, kept }) => ({ typed: { ...typed, ...changed }, kept }));
  };
  return { fields: shownFields(draft, customer), known: knownFields(draft, customer), change };
};
