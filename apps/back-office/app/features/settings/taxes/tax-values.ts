import type { TaxRule } from '@dijla/contract/client';
import { percentScale, taxRateFor, wholePercent } from '@dijla/commerce-rules/tax/tax-rate-for';
import { taxedAmount } from '@dijla/commerce-rules/tax/taxed-amount';
import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';

export type Taxes = DeskResult<'desk/taxes'>;
type Body = NonNullable<DeskInput<'desk/set-taxes'>['body']>;
export type ClassKind = Taxes['classes'][number]['kind'];

/** Taxes as their form has them. Ids are texts, and a rate is known by `key`, which stays while its code is typed. */
export type TaxValues = {
  classes: { id: string; kind: ClassKind; name: string; uses: number }[];
  rates: { key: string; isNew: boolean; code: string; country: string; region: string; percent: string }[];
  rules: {
    isNew: boolean;
    code: string;
    priority: string;
    position: number;
    products: string[];
    customers: string[];
    rates: string[];
  }[];
};

/** Returns ten-thousandths of a percent as they are typed, without needless zeros. */
const percentToType = (rate: number): string => amountToType(rate, percentScale).replace(/\.?0+$/, '') || '0';

/** Returns a typed percentage in ten-thousandths; null for what is none. */
export const typedPercent = (typed: string): number | null => {
  const rate = typedAmount(typed, percentScale);
  return rate === null || rate > wholePercent ? null : rate;
};

/** Returns what the form of taxes begins with. */
export const taxValuesOf = ({ classes, rates, rules }: Taxes): TaxValues => ({
  classes: classes.map(({ id, ...each }) => ({ ...each, id: String(id) })),
  rates: rates.map(({ code, country, region_id, rate }) => ({
    key: code,
    isNew: false,
    code,
    country,
    region: String(region_id ?? ''),
    percent: percentToType(rate),
  })),
  rules: rules.map(({ code, priority, position, product_class_ids, customer_class_ids, rates: of }) => ({
    isNew: false,
    code,
    priority: String(priority),
    position,
    products: product_class_ids.map(String),
    customers: customer_class_ids.map(String),
    rates: [...of],
  })),
});

/** Returns taxes as they are sent; null while something of them is unfinished. */
export const taxesTyped = ({ classes, rates, rules }: TaxValues): Omit<Body, 'version'> | null => {
  const codes = new Map(rates.map(({ key, code }) => [key, code.trim()]));
  const typedRates = rates.flatMap(({ code, country, region, percent }) => {
    const rate = typedPercent(percent);
    return rate === null || code.trim() === '' || !/^[A-Za-z]{2}$/.test(country.trim())
      ? []
      : [
          {
            code: code.trim(),
            country: country.trim().toUpperCase(),
            region_id: region === '' ? null : Number(region),
            rate,
          },
        ];
  });
  const typedRules = rules.flatMap(({ code, priority, position, products, customers, rates: keys }) => {
    const number = typedAmount(priority, 0);
    return number === null || code.trim() === ''
      ? []
      : [
          {
            code: code.trim(),
            priority: number,
            position,
            product_class_ids: products.map(Number),
            customer_class_ids: customers.map(Number),
            rates: keys.flatMap((key) => codes.get(key) ?? []),
          },
        ];
  });
  const isFinished =
    typedRates.length === rates.length &&
    typedRules.length === rules.length &&
    classes.every(({ name }) => name.trim() !== '');
  return isFinished
    ? {
        classes: classes.map(({ id, kind, name }) => ({ id: Number(id), kind, name: name.trim() })),
        rates: typedRates,
        rules: typedRules,
      }
    : null;
};

type Said = Pick<Taxes, 'rates' | 'rules'> | Pick<Body, 'rates' | 'rules'>;

/** Returns rules as the shop's sums read them; names of governorates hold where a rate has one. */
const wireRulesOf = ({ rates, rules }: Said): TaxRule[] =>
  rules.map(({ code, priority, position, product_class_ids, customer_class_ids, rates: codes }, place) => ({
    id: place,
    code,
    priority,
    position,
    product_tax_class_ids: [...product_class_ids],
    customer_tax_class_ids: [...customer_class_ids],
    tax_rate_ids: [],
    calculate_subtotal: false,
    rates: rates.flatMap(({ code: rate, country, region_id, rate: of }, id) =>
      codes.includes(rate)
        ? [
            {
              id,
              tax_country_id: country,
              tax_region_id: region_id ?? 0,
              ...(region_id !== null && { region_name: String(region_id) }),
              tax_postcode: '*',
              rate: of / 10 ** percentScale,
              code: rate,
              titles: [],
            },
          ]
        : [],
    ),
  }));

type TriedOn = {
  price: number;
  productClassId: number;
  customerClassId: number;
  country: string;
  regionId: number | null;
  pricesIncludeTax: boolean;
};

/** Returns what of a price is tax, by the shop's own sums. `rate` is in ten-thousandths of a percent. */
export const taxOn = (
  said: Said,
  sale: TriedOn,
): { rate: number; excl: number; incl: number; tax: number } => {
  const rate = taxRateFor(wireRulesOf(said), {
    productTaxClassId: sale.productClassId,
    customerTaxClassId: sale.customerClassId,
    country: sale.country,
    regionId: sale.regionId,
    regionName: sale.regionId === null ? null : String(sale.regionId),
  });
  return { rate, ...taxedAmount(sale.price, rate, { included: sale.pricesIncludeTax }) };
};

/** Returns a rate as people read it: 8.25%. */
export const percentText = (rate: number): string => `\u2066${percentToType(rate)}%\u2069`;
