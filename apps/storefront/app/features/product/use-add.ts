import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { addRefusalText } from '../../shop/add-refusal-text.ts';
import { showNotification } from '../../shop/notification-store.ts';
import { bringGranting, granted } from '../../stores/granted.ts';
import { newId } from '../../stores/new-id.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { Choice } from '../../view-models/choice.ts';
import type { Purchase } from './use-purchase.ts';

/** The field a fault is about: one that can be typed into or ticked. */
const fieldIn = (form: HTMLFormElement, name: string): HTMLElement | null =>
  [...form.elements].find((element): element is HTMLElement => element instanceof HTMLElement && 'name' in element && (element.name === name || element.name === `super_group[${name}]`)) ?? null;

/** Adds what the form holds and tells how it went (spec 1 §4); what is missing is said beside its field, which gets the focus. */
export const useAdd = ({ product, setFault }: Purchase) => {
  const texts = useTexts('catalogue');
  const { noVariants } = useTexts('product');
  const { code } = useStoreView();
  const navigate = useNavigate();
  useEffect(() => whenIdle(bringGranting), []);
  return async (form: HTMLFormElement, choice: Choice, buyable: Purchase['buyable']) => {
    if (buyable === null) return showNotification({ type: 'error', message: noVariants });
    const ids = Array.from({ length: Math.max(product.members.length, 1) }, () => newId());
    const answer = await granted({ product, buyable, choice, ids, store: code });
    if (answer === null) return showNotification({ type: 'error', message: texts.addNotPossible });
    if (answer.ok) {
      const action1 = { label: texts.proceedToCheckout, run: () => void navigate(paths.checkout(code)) };
      return showNotification({ type: 'success', message: texts.addedToCart, about: product, action1 });
    }
    if ('code' in answer) return showNotification({ type: 'error', message: addRefusalText(answer.code, texts) });
    setFault(answer.fault);
    if (answer.fault.field !== null) fieldIn(form, answer.fault.field)?.focus();
    return undefined;
  };
};
