import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { chosenInForm } from '../../shop/chosen-in-form.ts';
import { showNotification } from '../../shop/notification-store.ts';
import { StockLabel } from '../../shop/stock-label.tsx';
import { VariantChoice } from '../../shop/variant-choice.tsx';
import { addToCart } from '../../stores/cart-actions.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { cartAddition } from '../../view-models/cart-addition.ts';
import { exactVariant } from '../../view-models/chosen-variant.ts';
import type { BuyableView, ProductView } from '../../view-models/product-view.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyButton } from './buy-button.tsx';

export const buyFormId = 'add-to-cart';

export type BuyFormProps = {
  product: ProductView;
  choice: ChosenValues;
  /** The variant of the choice, or the product itself; null when no such combination is made. */
  buyable: BuyableView | null;
  onChoose: (choice: ChosenValues) => void;
};

/** Adds what the form holds and tells how it went (spec 1 §4). */
const useAdd = (product: ProductView) => {
  const texts = useTexts('catalogue');
  const { noVariants } = useTexts('product');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const refused: Partial<Record<string, string>> = {
    'cart.price-unknown': texts.addPriceUnknown,
    'cart.out-of-stock': texts.addOutOfStock,
    'cart.qty-not-available': texts.addTooMany,
  };
  return async (buyable: BuyableView | null, qty: number) => {
    if (buyable === null) return showNotification({ type: 'error', message: noVariants });
    const answer = await addToCart(cartAddition(product, buyable, qty));
    if (!answer.ok) return showNotification({ type: 'error', message: refused[answer.code] ?? texts.addNotPossible });
    const action1 = { label: texts.proceedToCheckout, run: () => void navigate(paths.checkout(code)) };
    return showNotification({ type: 'success', message: texts.addedToCart, action1 });
  };
};

/** Choice, quantity and the button: a real form, so that a tap before the page is hydrated is kept and done again. */
export const BuyForm = ({ product, choice, buyable, onChoose }: BuyFormProps) => {
  const texts = useTexts('catalogue');
  const { noVariants } = useTexts('product');
  const form = useRef<HTMLFormElement>(null);
  const [quantity, setQuantity] = useState(1);
  const add = useAdd(product);
  const { options, buyables } = product;
  useEffect(() => {
    if (form.current && options.length > 0) onChoose(chosenInForm(form.current, options));
  }, [onChoose, options]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(exactVariant(buyables, chosenInForm(event.currentTarget, options)), quantity);
  };
  const isOutOfStock = buyable?.stock.state === 'out-of-stock';
  const most = buyable?.stock.left ?? 99;
  return (
    <form action={paths.cart(useStoreView().code)} className="grid gap-5" data-intent="add-to-cart" id={buyFormId} onSubmit={submit} ref={form}>
      <input name="sku" type="hidden" value={product.sku} />
      {options.length > 0 && (
        <div className="grid gap-5" onChange={() => form.current && onChoose(chosenInForm(form.current, options))}>
          <VariantChoice buyables={buyables} choice={choice} options={options} />
        </div>
      )}
      {buyable === null ? <p className="font-medium text-danger">{noVariants}</p> : <StockLabel stock={buyable.stock} />}
      <div className="flex gap-3">
        {!isOutOfStock && (
          <Stepper labels={{ quantity: texts.quantity, less: texts.less, more: texts.more }} most={most} name="qty" onChange={setQuantity} value={Math.min(quantity, most)} />
        )}
        <BuyButton className="flex-1" hasIcon isOutOfStock={isOutOfStock} />
      </div>
      <BuyBar form={form} isOutOfStock={isOutOfStock} price={buyable?.price ?? product.price} />
    </form>
  );
};
