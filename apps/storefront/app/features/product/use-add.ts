import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { showNotification } from '../../shop/notification-store.ts';
import type { Choice } from './purchase.ts';
import type { Purchase } from './use-purchase.ts';

/** The field a fault is about: one that can be typed into or ticked. */
const fieldIn = (form: HTMLFormElement, name: string): HTMLElement | null =>
  [...form.elements].find((element): element is HTMLElement => element instanceof HTMLElement && 'name' in element && (element.name === name || element.name === `super_group[${name}]`)) ?? null;

/** Adds what the form holds and tells how it went (spec 1 §4); what is missing is said beside its field, which gets the focus. */
export const useAdd = ({ product, rules, setFault }: Purchase) => {
  const texts = useTexts('catalogue');
  const { noVariants } = useTexts('product');
  const { code, language } = useStoreView();
  const navigate = useNavigate();
  const refused: Partial<Record<string, string>> = {
    'cart.price-unknown': texts.addPriceUnknown,
    'cart.out-of-stock': texts.addOutOfStock,
    'cart.qty-not-available': texts.addTooMany,
  };
  return async (form: HTMLFormElement, choice: Choice, buyable: Purchase['buyable']) => {
    if (buyable === null) return showNotification({ type: 'error', message: noVariants });
    // What adds comes when it is first wanted; without a connection it may not.
    const answer = await rules.add(product, buyable, choice, language).catch(() => null);
    if (answer === null) return showNotification({ type: 'error', message: texts.addNotPossible });
    if (answer.ok) {
      const action1 = { label: texts.proceedToCheckout, run: () => void navigate(paths.checkout(code)) };
      return showNotification({ type: 'success', message: texts.addedToCart, action1 });
    }
    if ('code' in answer) return showNotification({ type: 'error', message: refused[answer.code] ?? texts.addNotPossible });
    setFault(answer.fault);
    if (answer.fault.field !== null) fieldIn(form, answer.fault.field)?.focus();
    return undefined;
  };
};
