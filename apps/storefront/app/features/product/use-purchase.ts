import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { chosenInForm } from '../../shop/chosen-in-form.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { useNow } from '../../ui/use-now.ts';
import type { Choice, ChoiceFault } from '../../view-models/choice.ts';
import { exactVariant, openingVariant } from '../../view-models/chosen-variant.ts';
import type { PriceView } from '../../view-models/price-view.ts';
import type { BuyableView, ProductView } from '../../view-models/product-view.ts';
import { tierAt } from '../../view-models/tier-view.ts';
import type { PurchaseRules } from './purchase.ts';
import { usePricing } from './use-pricing.ts';

/** The page as it stands while the shopper chooses. */
export type Purchase = {
  product: ProductView;
  rules: PurchaseRules;
  choice: Choice;
  fault: ChoiceFault | null;
  /** The variant of the choice, or the product itself; null when no such combination is made. */
  buyable: BuyableView | null;
  /** What one piece costs as chosen. */
  price: PriceView | null;
  /** Takes over what the form holds, which may have changed before the page woke. */
  read: (form: HTMLFormElement) => Choice;
  setQty: (qty: number) => void;
  onQuantity: (name: string, qty: number) => void;
  setFault: (fault: ChoiceFault | null) => void;
  /** Brings what prices the choice, where it has not come by itself yet. */
  bringPricing: () => void;
};

/** Never more than there are of the variant that is chosen; of one that is gone, one. */
const withinStock = (qty: number, buyable: BuyableView | null): number => Math.max(1, Math.min(qty, buyable?.stock.left ?? qty));

/** Several pieces may each cost less, of a product that is bought as it is; what is chosen of others is priced with its own quantity. */
const forSeveral = (price: PriceView | null, { tiers }: ProductView, qty: number): PriceView | null => {
  const tier = tierAt(tiers, qty);
  return price === null || tier === null || tier.final >= price.final ? price : { ...price, final: tier.final, regular: price.regular ?? price.final };
};

const answersIn = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return (name: string) => fields.getAll(name).filter((answer) => typeof answer === 'string');
};

/** The address names the variant, so that it can be sent to someone; nothing is loaded for it. The one the page opens with need not be named. */
const nameVariant = (sku: string, isOpening: boolean) => {
  const address = new URL(location.href);
  const named = address.searchParams.get('childSku');
  if (named === sku || (isOpening && named === null)) return;
  address.searchParams.set('childSku', sku);
  history.replaceState(history.state, '', address);
};

/** A form that is read again, as before it is sent, mostly holds what it held: then nothing of the page is drawn anew. */
const isSame = (known: Choice, found: Choice): boolean => JSON.stringify(known) === JSON.stringify(found);

/** What is chosen on a product's page, what it costs, and what is still missing. */
export const usePurchase = (product: ProductView, rules: PurchaseRules, childSku: string | null): Purchase => {
  const { language } = useStoreView();
  const now = useNow();
  const opening = useMemo(() => openingVariant(product.buyables, childSku), [product, childSku]);
  const [choice, setChoice] = useState<Choice>(() => ({ values: opening?.values ?? {}, chosen: rules.chosenAtFirst(product), quantities: {}, qty: 1 }));
  const [fault, setFault] = useState<ChoiceFault | null>(null);
  const { pricing, bring } = usePricing(rules);
  const buyable = exactVariant(product.buyables, choice.values);
  const { qty, quantities } = choice;
  const read = useCallback((form: HTMLFormElement): Choice => {
    const values = chosenInForm(form, product.options);
    const found: Choice = { values, chosen: rules.read(product, answersIn(form), quantities), quantities, qty: withinStock(qty, exactVariant(product.buyables, values)) };
    setFault(null);
    setChoice((known) => (isSame(known, found) ? known : found));
    return found;
  }, [product, rules, quantities, qty]);
  useEffect(() => {
    if (buyable !== null && product.options.length > 0) void afterPaint().then(() => nameVariant(buyable.sku, buyable === opening));
  }, [buyable, opening, product]);
  const asked = buyable?.least ?? buyable?.price ?? product.price;
  const price = buyable === null || now === null || pricing === null ? asked : pricing(product, buyable, choice, { now, language });
  return {
    product, rules, choice, fault, buyable, read, setFault,
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
