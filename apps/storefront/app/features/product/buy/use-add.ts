import { useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { tellAdded, useTelling } from '../../../shop/cart/tell-added.ts';
import { preloadCartEngine, addToCartSoon } from '../../../device/cart/add-to-cart-soon.ts';
import { newId } from '@dijla/device/platform/new-id';
import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';
import type { Choice } from '../../../view-models/choice/choice.ts';
import type { Purchase } from './use-purchase.ts';

/** Returns the field an error refers to: one that can be typed into or checked. */
const fieldIn = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector(`[name="${CSS.escape(name)}"],[name="${CSS.escape(`super_group[${name}]`)}"]`);

/**
 * Adds the choices in the form to the cart and reports the result (spec 1 §4); a missing choice is reported
 * beside its field, which gets the focus.
 */
export const useAdd = ({ product, setError }: Purchase) => {
  const { noVariants } = useTexts('product');
  const telling = useTelling();
  useEffect(() => whenIdle(preloadCartEngine), []);
  return async (form: HTMLFormElement, choice: Choice, buyable: Purchase['buyable']) => {
    if (buyable === null) return showNotification({ type: 'error', message: noVariants });
    const ids = Array.from({ length: Math.max(product.members.length, 1) }, () => newId());
    const answer = await addToCartSoon({ product, buyable, choice, ids, store: telling.code });
    if (answer === null || !('error' in answer)) return tellAdded(answer, product, telling);
    setError(answer.error);
    if (answer.error.field !== null) fieldIn(form, answer.error.field)?.focus();
    return undefined;
  };
};
