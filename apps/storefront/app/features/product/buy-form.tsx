import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Amount } from '../../shop/price.tsx';
import { StockLabel } from '../../shop/stock-label.tsx';
import { VariantChoice } from '../../shop/variant-choice.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { exactVariant } from '../../view-models/chosen-variant.ts';
import type { ProductView } from '../../view-models/product-view.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import { FormParts } from './form-parts.tsx';
import { useAdd } from './use-add.ts';
import { useEditedLine } from './use-edited-line.ts';
import type { Purchase } from './use-purchase.ts';

const buyFormId = 'add-to-cart';
const mostOfUncounted = 99;

const Variants = ({ purchase: { product: { options, buyables }, choice } }: { purchase: Purchase }) =>
  options.length === 0 ? null : (
    <div className="grid gap-5">
      <VariantChoice buyables={buyables} choice={choice.values} options={options} />
    </div>
  );

/** Whether anything that is chosen beside the variant is paid for by itself. */
const isPricedByChoice = ({ type, choices: { custom, download } }: ProductView): boolean =>
  type === 'bundle' || type === 'grouped' || custom.length > 0 || download?.is_separate === true;

/** What it comes to, where the price at the head of the page may be out of view. */
const Total = ({ purchase: { price, choice: { qty } } }: { purchase: Purchase }) => {
  const texts = useTexts('product');
  const { from } = useTexts('catalogue');
  return price === null ? null : (
    <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
      <span className="text-ink-soft">{texts.total}</span>
      <span className="text-xl font-bold">
        {price.isFrom && <span className="text-base font-medium">{from} </span>}
        <Amount minor={price.final * qty} />
      </span>
    </p>
  );
};

/**
 * Choice, promise, quantity and the button: a real form, so that a tap before the page is hydrated is kept and done again.
 * `children` stand between the choice and the button.
 */
export const BuyForm = ({ purchase, children }: { purchase: Purchase; children: ReactNode }) => {
  const texts = useTexts('catalogue');
  const { noVariants } = useTexts('product');
  const { code } = useStoreView();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const add = useAdd(purchase);
  const { product, choice, buyable, fault, price, read, onQuantity, setQty, bringPricing } = purchase;
  const takeOver = () => form.current && read(form.current);
  const first = useRef(takeOver);
  useEffect(() => void first.current(), []);
  const { edited, wake } = useEditedLine(purchase, form);
  const change = () => {
    bringPricing();
    takeOver();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = read(event.currentTarget);
    const wanted = exactVariant(product.buyables, found.values);
    if (edited !== null && wanted !== null) return edited.change({ product, buyable: wanted, choice: found });
    return void add(event.currentTarget, found, wanted);
  };
  const isGroup = product.type === 'grouped';
  const stock = buyable === null || product.type === 'bundle' || isGroup ? product.stock : buyable.stock;
  const isOutOfStock = stock.state === 'out-of-stock';
  const most = stock.left ?? mostOfUncounted;
  return (
    <form action={paths.cart(code)} className="grid grid-cols-1 gap-6" data-intent="add-to-cart" id={buyFormId} noValidate onChange={change} onSubmit={submit} ref={form}>
      <input name="sku" type="hidden" value={product.sku} />
      <Variants purchase={purchase} />
      <FormParts choice={choice} fault={fault} onQuantity={onQuantity} onWake={() => {
        takeOver();
        wake();
      }} ownPrice={buyable?.price?.final ?? 0} product={product} />
      {children}
      {isPricedByChoice(product) && <Total purchase={purchase} />}
      <div className="grid gap-3">
        {buyable === null && <p className="font-medium text-danger">{noVariants}</p>}
        {buyable !== null && product.stock.state !== 'out-of-stock' && <StockLabel stock={stock} />}
        <div className="flex flex-wrap gap-3" ref={button}>
          {!isOutOfStock && !isGroup && product.type !== 'downloadable' && (
            <Stepper labels={{ quantity: texts.quantity, less: texts.less, more: texts.more }} most={most} name="qty" onChange={setQty} value={Math.min(choice.qty, most)} />
          )}
          <BuyButton className="min-w-[min(10rem,100%)] flex-1" hasIcon isOutOfStock={isOutOfStock} label={edited?.label} />
        </div>
      </div>
      <BuyBar button={button} isOutOfStock={isOutOfStock} price={price} />
    </form>
  );
};
