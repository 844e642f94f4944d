import { largestQuantity } from '@dijla/commerce-rules/cart/quantity-of';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { NewNotification } from '../../shop/page/notification-state.ts';
import { setQuantity } from '../../device/page/cart-actions.ts';
import type { CartLineView } from '../../device/cart-view/cart-view.ts';

/** How the shopper hears of what was done: by a notification of the page, or within the drawer that lies over it. */
export type Tell = (notification: NewNotification) => void;

/**
 * The quantity as it is wanted, shown before the device has kept it, so that quick taps each count. That it has changed is told when the server
 * has taken it; what it refuses is said on the line, and not asked for again.
 */
export const useQuantity = (
  { line_key: lineKey, qty: kept, pending, error, salable_qty: left }: CartLineView,
  tell: Tell,
) => {
  const texts = useTexts('cart');
  const [wanted, setWanted] = useState<number | null>(null);
  const [tried, setTried] = useState<number | null>(null);
  const isUntold = useRef(false);
  useEffect(() => {
    if (tried === null || pending || !isUntold.current) return;
    isUntold.current = false;
    if (error === null) tell({ type: 'success', message: texts.quantityUpdated });
  }, [tried, pending, error, tell, texts]);
  const change = async (qty: number) => {
    setWanted(qty);
    const answer = await setQuantity(lineKey, qty).catch(() => ({ ok: false }));
    setWanted((latest) => (latest === qty ? null : latest));
    isUntold.current = answer.ok;
    setTried(qty);
    if (!answer.ok) tell({ type: 'error', message: texts.quantityNotAvailable });
  };
  const tooMany = error !== null && tried !== null && tried > kept ? tried : largestQuantity + 1;
  return { qty: wanted ?? kept, most: Math.max(left ?? Math.min(largestQuantity, tooMany - 1), 1), change };
};
