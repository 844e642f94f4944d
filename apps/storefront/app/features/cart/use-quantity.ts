import { largestQuantity } from '@dijla/commerce-rules/cart/quantity-of';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { NewNotification } from '../../shop/page/notification-state.ts';
import { setQuantity } from '../../device/cart/cart-actions.ts';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';

/** Shows a message to the shopper: as a page notification, or inside the drawer that covers the page. */
export type Tell = (notification: NewNotification) => void;

/**
 * Returns the requested quantity, which is shown before the device has saved it so that quick taps each
 * count, the largest quantity allowed, and the setter. A change is announced once the server has accepted
 * it; a refusal is shown on the line, and a refused quantity cannot be requested again.
 */
export const useQuantity = (
  { line_key: lineKey, qty: kept, pending, error, salable_qty: left }: CartLineView,
  tell: Tell,
) => {
  const texts = useTexts('cart');
  const [wanted, setWanted] = useState<number | null>(null);
  const [tried, setTried] = useState<number | null>(null);
  const isUnreported = useRef(false);
  useEffect(() => {
    if (tried === null || pending || !isUnreported.current) return;
    isUnreported.current = false;
    if (error === null) tell({ type: 'success', message: texts.quantityUpdated });
  }, [tried, pending, error, tell, texts]);
  const change = async (qty: number) => {
    setWanted(qty);
    const answer = await setQuantity(lineKey, qty).catch(() => ({ ok: false }));
    setWanted((latest) => (latest === qty ? null : latest));
    isUnreported.current = answer.ok;
    setTried(qty);
    if (!answer.ok)
      tell({
        type: 'error',
        message: left === null ? texts.quantityNotAvailable : texts.onlyAvailable(left),
      });
  };
  const tooMany = error !== null && tried !== null && tried > kept ? tried : largestQuantity + 1;
  return { qty: wanted ?? kept, most: Math.max(left ?? Math.min(largestQuantity, tooMany - 1), 1), change };
};
