import { isMatch } from '@dijla/commerce-rules/variants/variant-child';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { chosenInForm } from '../../../shop/cards/chosen-in-form.ts';
import { afterPaint } from '../../../ui/hooks/after-paint.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
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

/** The page as it stands while the shopper chooses. */
export type Purchase = {
  product: ProductView;
  rules: PurchaseRules;
  choice: Choice;
  fault: ChoiceError | null;
  /** Options of the variant that nothing is chosen of yet. */
  missing: OptionView[];
  /** The variant of the choice, or the product itself; null while something is missing. */
  buyable: BuyableView | null;
  /** What the choice looks like as far as it has come. */
  image: string | null;
  /** What one piece costs as chosen, of several it may still become the least. */
  price: PriceView | null;
  /** Takes over what the form holds, which may have changed before the page woke. */
  read: (form: HTMLFormElement) => Choice;
  /** Takes over what was chosen last, in the field of this name. What is not made with it is chosen no more. */
  change: (form: HTMLFormElement, field: string) => void;
  /** Chooses the value that a picture of the gallery shows, if any. */
  chooseShown: (path: string) => void;
  setQty: (qty: number) => void;
  onQuantity: (name: string, qty: number) => void;
  setFault: (fault: ChoiceError | null) => void;
  /** Brings what prices the choice, where it has not come by itself yet. */
  bringPricing: () => void;
};

/** Never more than there are of the variant that is chosen; of one that is gone, one. */
const withinStock = (qty: number, buyable: BuyableView | null): number =>
  Math.max(1, Math.min(qty, buyable?.stock.left ?? qty));

/** Several pieces may each cost less, of a product that is bought as it is; what is chosen of others is priced with its own quantity. */
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

/** A form that is read again, as before it is sent, mostly holds what it held: then nothing of the page is drawn anew. */
const isSame = (known: Choice, found: Choice): boolean => JSON.stringify(known) === JSON.stringify(found);

/** What is chosen on a product's page, what it costs, and what is still missing. */
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
  const [fault, setFault] = useState<ChoiceError | null>(null);
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
      setFault(null);
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
      : pricing(product, buyable, choice, { now, language });
  return {
    product,
    rules,
    choice,
    fault,
    missing,
    buyable,
    read,
    change,
    setFault,
    chooseShown,
    image: near?.image ?? null,
    bringPricing: bring,
    price: pricing === null && product.options.length === 0 ? forSeveral(price, product, qty) : price,
    setQty: (next) => setChoice((known) => ({ ...known, qty: next })),
    onQuantity: (name, next) => {
      bring();
      setFault(null);
      setChoice((known) => {
        const wanted = { ...known.quantities, [name]: next };
        return { ...known, quantities: wanted, chosen: withQuantity(known.chosen, name, next) };
      });
    },
  };
};

/** A part of a bundle as often as the shopper now says. */
const withQuantity = (chosen: Choice['chosen'], name: string, qty: number): Choice['chosen'] => {
  const id = Number(/^bundle_option\[(\d+)\]$/.exec(name)?.[1]);
  const part = chosen.bundle?.[id];
  return part === undefined ? chosen : { ...chosen, bundle: { ...chosen.bundle, [id]: { ...part, qty } } };
};
