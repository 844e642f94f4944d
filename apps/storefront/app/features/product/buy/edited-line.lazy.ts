import type { CartAddition } from '../../../view-models/choice/cart-addition.ts';
import type { Language, StoreCode } from '@dijla/contract/store-views';
import type { ChangeTexts } from '../../../i18n/change-texts.lazy.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { paths } from '../../../paths.ts';
import { addRefusalText } from '../../../shop/cart/add-refusal-text.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { lineToReplace } from '../../../device/cart/cart-actions.ts';
import { additionsOf, type Wanted } from '../../../view-models/choice/additions-of.ts';
import type { Purchase } from './use-purchase.ts';
import { fillChoice, quantitiesOf } from './fill-choice.lazy.ts';

/** The cart line being edited: the button's text and action. */
export type EditedLine = { label: string; change: (wanted: Wanted) => void };

export type Editing = {
  form: HTMLFormElement;
  purchase: Pick<Purchase, 'read' | 'setQty' | 'onQuantity' | 'bringPricing'>;
  code: StoreCode;
  language: Language;
  /** How the owner's texts take the place of the shop's. */
  change: ChangeTexts | null;
  navigate: (path: string, options: { replace: true }) => unknown;
};

const lineTexts = textsIn<'cart' | 'catalogue'>('cart/cart', 'catalogue');

/**
 * Fills the form with the choices of a cart line (spec 2 §3, cart edit mode) and returns how to change the
 * line, or null when it is no longer in the cart.
 */
export const openLine = async (
  lineKey: string,
  { form, purchase, code, language, change, navigate }: Editing,
): Promise<EditedLine | null> => {
  const [found, { cart, catalogue }] = await Promise.all([lineToReplace(lineKey), lineTexts[language]()]);
  if (found === null) return null;
  const texts = {
    cart: change?.('cart', cart) ?? cart,
    catalogue: change?.('catalogue', catalogue) ?? catalogue,
  };
  const { line, replace } = found;
  fillChoice(form, line.product_option);
  purchase.bringPricing();
  purchase.read(form);
  for (const [name, qty] of Object.entries(quantitiesOf(line.product_option))) purchase.onQuantity(name, qty);
  purchase.setQty(line.qty);
  const put = async (addition: CartAddition): Promise<void> => {
    const answer = await replace(addition);
    if (!answer.ok)
      return showNotification({ type: 'error', message: addRefusalText(answer.code, texts.catalogue) });
    // Replaces the history entry of this page, which would now add instead of changing a line.
    return void navigate(paths.cart(code), { replace: true });
  };
  return {
    label: texts.cart.updateLine,
    change: (wanted) => {
      const made = additionsOf(wanted, language);
      const [addition] = made.ok ? made.additions : [];
      if (addition === undefined)
        showNotification({ type: 'error', message: texts.catalogue.addNotPossible });
      else void put(addition);
    },
  };
};
