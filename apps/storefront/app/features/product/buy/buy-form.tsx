import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { focusOption } from '../../../shop/cards/choice/chosen-in-form.ts';
import { StockLabel } from '../../../shop/cards/stock-label.tsx';
import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';
import { Stepper } from '@dijla/ui-kit/fields/stepper.tsx';
import { chosenVariant, unanswered } from '../../../view-models/choice/chosen-variant.ts';
import { BuyButton } from './buy-button.tsx';
import { FormParts } from './form-parts.tsx';
import { useAdd } from './use-add.ts';
import { useEditedLine } from './use-edited-line.ts';
import { buyFormId } from '../section-ids.ts';
import type { Purchase } from './use-purchase.ts';

const mostOfUncounted = 99;

const bar = lazyPart({ part: async () => (await import('./buy-bar.lazy.tsx')).BuyBar });

/**
 * The options, quantity and button in a real form, so that a tap before hydration is kept and replayed.
 * `children` are shown below the button.
 */
// oxlint-disable-next-line max-lines-per-function -- one form; parts of its own would not fit into the script budget of the product page
export const BuyForm = ({ purchase, children }: { purchase: Purchase; children: ReactNode }) => {
  const texts = useTexts('catalogue');
  const { noVariants } = useTexts('product');
  const { code } = useStoreView();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const add = useAdd(purchase);
  const {
    product,
    choice,
    missing,
    buyable,
    error,
    price,
    read,
    change: changeChoice,
    onQuantity,
    setQty,
    bringPricing,
  } = purchase;
  const [isAsked, setAsked] = useState(false);
  const takeOver = () => form.current && read(form.current);
  const first = useRef(takeOver);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void first.current(), []);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { edited, wake } = useEditedLine(purchase, form);
  const change = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    bringPricing();
    changeChoice(currentTarget, (target as unknown as HTMLInputElement).name);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = read(event.currentTarget);
    const [first] = unanswered(product.options, found.values);
    setAsked(first !== undefined);
    if (first !== undefined) return focusOption(event.currentTarget, first);
    const wanted = chosenVariant(product, found.values);
    if (edited !== null && wanted !== null) return edited.change({ product, buyable: wanted, choice: found });
    return void add(event.currentTarget, found, wanted);
  };
  const isGroup = product.type === 'grouped';
  const stock = buyable === null || product.type === 'bundle' || isGroup ? product.stock : buyable.stock;
  const isOutOfStock = stock.state === 'out-of-stock';
  const most = stock.left ?? mostOfUncounted;
  const label = missing.length > 0 ? texts.choose(missing.map(({ label: name }) => name)) : edited?.label;
  return (
    <form
      action={paths.cart(code)}
      className="grid grid-cols-1 gap-4 md:gap-6"
      data-intent="add-to-cart"
      id={buyFormId}
      noValidate
      onChange={change}
      onSubmit={submit}
      ref={form}
    >
      <input name="sku" type="hidden" value={product.sku} />
      <FormParts
        choice={choice}
        error={error}
        onQuantity={onQuantity}
        onWake={() => {
          takeOver();
          wake();
        }}
        ownPrice={buyable?.price?.final ?? 0}
        price={price}
        product={product}
      />
      <div className="grid gap-3">
        {buyable === null && missing.length === 0 && <p className="font-medium text-danger">{noVariants}</p>}
        {isAsked && missing.length > 0 && (
          <p className="font-medium text-danger" role="alert">
            {label}
          </p>
        )}
        <div className="flex flex-wrap gap-3" ref={button}>
          {!isOutOfStock && !isGroup && product.type !== 'downloadable' && (
            <Stepper
              labels={{ quantity: texts.quantity, less: texts.less, more: texts.more }}
              most={most}
              name="qty"
              onChange={setQty}
              value={Math.min(choice.qty, most)}
            />
          )}
          <BuyButton
            className="min-w-[min(10rem,100%)] flex-1"
            hasIcon
            isOutOfStock={isOutOfStock}
            label={label}
          />
        </div>
        {buyable !== null && product.stock.state !== 'out-of-stock' && <StockLabel stock={stock} />}
      </div>
      {children}
      {isIdle && <bar.Part button={button} isOutOfStock={isOutOfStock} label={label} price={price} />}
    </form>
  );
};
