import { taxRatesIn } from '@dijla/commerce-rules/tax/tax-rates-in';
import type { TaxRule } from '@dijla/contract/client';
import type { StoreView } from '../../call/store-view.ts';
import type { Database } from '../../database/connect.ts';
import { readPriceContextsOfGroups, readTaxRules, priceContextNamed } from '../../modules/pricing/pricing.ts';
import { oncePer } from '@dijla/caching/once-per';

/**
 * The tax rules, and the price contexts of customer groups whose tax class differs from that of the store
 * views.
 */
export type Taxes = { rules: readonly TaxRule[]; priceContexts: readonly string[] };

export const readTaxes = async (db: Database): Promise<Taxes> => {
  const rules = await readTaxRules(db);
  const priceContexts = new Set((await readPriceContextsOfGroups(db)).values());
  return {
    rules,
    priceContexts: [...priceContexts]
      .filter((name) => priceContextNamed(name).taxClass !== undefined)
      .toSorted(),
  };
};

/**
 * Returns the tax rate of a product tax class in a store view's default address for customers of a tax
 * class, in ten-thousandths of a percent.
 */
export const taxRatesOf = (
  { rules }: Taxes,
  { default_country, default_region_id, source_price_includes_tax, customer_tax_class_id: own }: StoreView,
  customerClass = own,
): ((taxClassId: number) => number) => {
  const tax = {
    default_country,
    source_price_includes_tax,
    customer_tax_class_id: customerClass,
    rules: [...rules],
  };
  return taxRatesIn({ tax }, { country: default_country, region_id: default_region_id, region_name: null });
};

const knownApart: (taxes: Taxes) => Map<StoreView, readonly string[]> = oncePer(
  () => new Map<StoreView, readonly string[]>(),
);

/**
 * Price contexts under which some product is taxed differently from the store view's default; usually none.
 */
export const distinctPriceContexts = (taxes: Taxes, store: StoreView): readonly string[] => {
  const known = knownApart(taxes);
  const found =
    known.get(store) ??
    taxes.priceContexts.filter((name) => {
      const [own, theirs] = [
        taxRatesOf(taxes, store),
        taxRatesOf(taxes, store, priceContextNamed(name).taxClass),
      ];
      return taxes.rules.some(({ product_tax_class_ids: classes }) =>
        classes.some((taxClass) => own(taxClass) !== theirs(taxClass)),
      );
    });
  known.set(store, found);
  return found;
};

/**
 * Resolves the price context of a search in a store view: the context itself where its tax differs,
 * otherwise its price list, or undefined when that is the store's own.
 */
export const priceContextIn = (taxes: Taxes, store: StoreView, name: string): string | undefined => {
  if (distinctPriceContexts(taxes, store).includes(name)) return name;
  const { priceList } = priceContextNamed(name);
  return priceList === store.price_list ? undefined : priceList;
};
