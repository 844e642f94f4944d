import { isMatch } from '@dijla/commerce-rules/variants/variant-child';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { chosenInForm } from '../../../shop/cards/choice/chosen-in-form.ts';
import { afterPaint } from '@dijla/ui-kit/hooks/after-paint.ts';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import type { Choice, ChoiceError } from '../../../view-models/choice/choice.ts';
import {
  type Asked,
  chosenVariant,
  openingChoice,
  unanswered,
} from '../../../view-models/choice/chosen-variant.ts';
import { lowestPrice, type PriceView } from '../../../view-models/product/price-view.ts';
import type { BuyableView, OptionView, ProductView } from '../../../view-models/product/product-view.ts';
import { tierAt } from '../../../view-models/product/tier-view.ts';
import type { PurchaseRules } from './purchase.ts';
import { usePricing } from './use-pricing.ts';

/** State and actions of a product page while the shopper chooses. */
export type Purchase = {
  product: ProductView;
  rules: PurchaseRules;
  choice: Choice;
  error: ChoiceError | null;
  /** Variant options without a chosen value. */
  missing: OptionView[];
  /** The chosen variant, or the product itself; null while an option is missing. */
  buyable: BuyableView | null;
  /** Picture of the choice, which may be incomplete. */
  image: string | null;
  /** Price of one piece as chosen; while several variants are still possible, the lowest of theirs. */
  price: PriceView | null;
  /** Reads the form, which may have changed before hydration. */
  read: (form: HTMLFormElement) => Choice;
  /**
   * Reads the form after a choice in the field of this name, and clears values that do not exist together
   * with it.
   */
  change: (form: HTMLFormElement, field: string) => void;
  /** Chooses the value that a picture of the gallery shows, if any. */
  chooseShown: (path: string) => void;
  setQty: (qty: number) => void;
  onQuantity: (name: string, qty: number) => void;
  setError: (error: ChoiceError | null) => void;
  /** Fetches the pricing of choices if it has not loaded yet. */
  bringPricing: () => void;
};

/** Limits a quantity to the stock of the chosen variant; one when it is sold out. */
const withinStock = (qty: number, buyable: BuyableView | null): number =>
  Math.max(1, Math.min(qty, buyable?.stock.left ?? qty));

/**
 * Applies the tier price for the quantity, for products without choices; the pricing of other products uses
 * the quantity itself.
 */
const forSeveral = (price: PriceView | null, { tiers }: ProductView, qty: number): PriceView | null => {
  const tier = tierAt(tiers, qty);
  return price === null || tier === null || tier.final >= price.final
    ? price
    : { ...price, final: tier.final, regular: price.regular ?? price.final };
};

const answersIn = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return (name: string) => fields.getAll(name).filter((answer) => typeof answer === 'string');
};

const choosing = () => import('./choosing.lazy.ts');

/**
 * Whether two choices are equal. A form that is read again, such as before it is submitted, usually has not
 * changed, and then nothing renders again.
 */
const isSame = (known: Choice, found: Choice): boolean => JSON.stringify(known) === JSON.stringify(found);

/** Holds the choice on a product page, its price, and what is still missing. */
// oxlint-disable-next-line max-lines-per-function -- the state of one choice, which its acts share
export const usePurchase = (product: ProductView, rules: PurchaseRules, asked: Asked): Purchase => {
  const { language } = useStoreView();
  const now = useNow();
  const opening = useMemo(() => openingChoice(product, asked), [product, asked]);
  const [choice, setChoice] = useState<Choice>(() => ({
    values: opening,
    chosen: rules.chosenAtFirst(product),
    quantities: {},
    qty: 1,
  }));
  const [error, setError] = useState<ChoiceError | null>(null);
  const { pricing, bring } = usePricing(rules);
  const missing = unanswered(product.options, choice.values);
  const fitting = product.buyables.filter((one) => isMatch(one.values, choice.values));
  const near = fitting[0] ?? null;
  const buyable = missing.length === 0 ? near : null;
  const { qty, quantities } = choice;
  const read = useCallback(
    (form: HTMLFormElement): Choice => {
      const values = chosenInForm(form, product.options);
      const found: Choice = {
        values,
        chosen: rules.read(product, answersIn(form), quantities),
        quantities,
        qty: withinStock(qty, chosenVariant(product, values)),
      };
      setError(null);
      setChoice((known) => (isSame(known, found) ? known : found));
      return found;
    },
    [product, rules, quantities, qty],
  );
  const change = (form: HTMLFormElement, field: string) => {
    read(form);
    void choosing().then(({ keepPossible }) => keepPossible(form, product, field) && read(form));
  };
  const chooseShown = useCallback(
    (path: string) => void choosing().then((acts) => acts.chooseShown(product.options, path)),
    [product],
  );
  const { values } = choice;
  const sku = buyable?.sku ?? null;
  useEffect(() => {
    if (values !== opening)
      void afterPaint()
        .then(choosing)
        .then(({ nameChoice }) => nameChoice(product, values, sku));
  }, [values, opening, sku, product]);
  const least = lowestPrice(fitting.map((one) => one.least ?? one.price)) ?? product.price;
  const price =
    buyable === null || now === null || pricing === null
      ? least
      : pricing(product, choice, { buyable, now, language });
  return {
    product,
    rules,
    choice,
    error,
    missing,
    buyable,
    read,
    change,
    setError,
    chooseShown,
    image: near?.image ?? null,
    bringPricing: bring,
    price: pricing === null && product.options.length === 0 ? forSeveral(price, product, qty) : price,
    setQty: (next) => setChoice((known) => ({ ...known, qty: next })),
    onQuantity: (name, next) => {
      bring();
      setError(null);
      setChoice((known) => {
        const wanted = { ...known.quantities, [name]: next };
        return { ...known, quantities: wanted, chosen: withQuantity(known.chosen, name, next) };
      });
    },
  };
};

/** Returns the choice with a new quantity for one part of a bundle. */
const withQuantity = (chosen: Choice['chosen'], name: string, qty: number): Choice['chosen'] => {
  const id = Number(/^bundle_option\[(\d+)\]$/.exec(name)?.[1]);
  const part = chosen.bundle?.[id];
  return part === undefined ? chosen : { ...chosen, bundle: { ...chosen.bundle, [id]: { ...part, qty } } };
};
