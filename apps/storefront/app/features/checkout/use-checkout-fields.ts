import { useEffect, useState } from 'react';
import { chooseDeliveryPlace, deliveryPlace } from '../../shop/delivery/delivery-place.ts';
import { governorateOf } from '../../shop/delivery/governorates.ts';
import { loadCheckoutDetails, saveCheckoutDetails } from '../../device/cart-actions.ts';
import { detailsToKeep, keptFor, shownFields, unreadDraft } from './checkout-draft.ts';
import { type CheckoutFields, fieldsOf } from './checkout-fields.ts';

/** Returns the saved details, or none when they cannot be read. */
const keptDetails = () => loadCheckoutDetails().catch(() => ({}));

/**
 * Holds the form's fields and saves them on the device as the shopper types, so that nothing is lost or
 * typed twice.
 */
export const useCheckoutFields = () => {
  const [draft, setDraft] = useState(unreadDraft);
  useEffect(() => {
    void keptDetails().then((details) =>
      setDraft(({ typed }) => ({ typed, kept: keptFor(fieldsOf(details), deliveryPlace().id) })),
    );
  }, []);
  useEffect(() => {
    const details = detailsToKeep(draft);
    if (details !== null) void saveCheckoutDetails(details);
  }, [draft]);
  const change = (changed: Partial<CheckoutFields>) => {
    const chosen = changed.regionId === undefined ? undefined : governorateOf(changed.regionId);
    if (chosen !== undefined) chooseDeliveryPlace(chosen);
    setDraft(({ typed, kept }) => ({ typed: { ...typed, ...changed }, kept }));
  };
  return { fields: shownFields(draft), kept: draft.kept, change };
};
