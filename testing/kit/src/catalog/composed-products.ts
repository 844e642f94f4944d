import { type Database, inTransaction } from '@dijla/provider/database';
import {
  type CustomOptionInput,
  type ProductInput,
  saveCatalog,
} from '@dijla/provider/modules/catalog/catalog';
import { aBatch, anAttribute, aPrice, aProduct, aProductText, aStock, aVariant } from './a-catalog-batch.ts';

type OptionPrice = CustomOptionInput['values'][number]['price'];
const dinars = (amount: number): { currency: 'IQD'; amount: number; is_derived: boolean }[] => [
  { currency: 'IQD', amount, is_derived: false },
];
const fixed = (amount: number): OptionPrice => ({ type: 'fixed', amounts: dinars(amount) });
const percent = (whole: number): OptionPrice => ({ type: 'percent', percent: whole * 10_000 });

const written = (
  code: string,
  changes: Partial<CustomOptionInput> & { price?: OptionPrice } = {},
): CustomOptionInput => {
  const { price = fixed(0), ...rest } = changes;
  return {
    code,
    type: 'field',
    is_required: false,
    max_characters: null,
    titles: { en: code, ar: `ال${code}` },
    values: [{ code: '', titles: {}, price }],
    ...rest,
  };
};
const chosen = (
  code: string,
  type: CustomOptionInput['type'],
  values: Record<string, OptionPrice>,
  is_required = false,
): CustomOptionInput => ({
  code,
  type,
  is_required,
  max_characters: null,
  titles: { en: code, ar: `ال${code}` },
  values: Object.entries(values).map(([value, price]) => ({
    code: value,
    titles: { en: value, ar: `ال${value}` },
    price,
  })),
});
const selection = (
  sku: string,
  qty = 1,
  changes: { is_default?: boolean; can_change_quantity?: boolean } = {},
) => ({ sku, qty, is_default: false, can_change_quantity: false, ...changes });
const link = (code: string, amount: number) => ({
  code,
  titles: { en: code, ar: `ال${code}` },
  file: `${code}.mp4`,
  sample_file: null,
  max_downloads: null,
  amounts: dinars(amount),
});

const parts: ProductInput[] = [
  aProduct('STRAP', { prices: [aPrice(4000), aPrice(3500, { min_qty: 6 })], stock: aStock(40) }),
  aProduct('CASE', { prices: [aPrice(9000), aPrice(8000, { kind: 'special' })], stock: aStock(40) }),
  aProduct('GEM', { prices: [aPrice(1500)], stock: aStock(30, { min_sale_qty: 10 }) }),
  aProduct('BOX', { prices: [aPrice(500)], stock: aStock(7) }),
  aProduct('CODE', { type: 'virtual', prices: [aPrice(1000)] }),
  aProduct('OFF', { status: 2 }),
  aProduct('NESTED', { custom_options: [written('name', { is_required: true })] }),
  aProduct('SPOON', { visibility: 1, prices: [aPrice(750)] }),
];

const composed: ProductInput[] = [
  aProduct('KIT', {
    type: 'bundle',
    prices: [],
    texts: { en: aProductText('Kit'), ar: aProductText('طقم') },
    bundle_options: [
      {
        code: 'strap',
        type: 'radio',
        is_required: true,
        titles: { en: 'Strap', ar: 'الحزام' },
        selections: [
          selection('STRAP', 2, { is_default: true }),
          selection('CASE', 1, { can_change_quantity: true }),
          selection('OFF'),
          selection('NESTED'),
        ],
      },
      {
        code: 'gems',
        type: 'checkbox',
        is_required: false,
        titles: { en: 'Gems', ar: 'الأحجار' },
        selections: [selection('GEM', 3), selection('BOX')],
      },
      {
        code: 'wrap',
        type: 'select',
        is_required: false,
        titles: { en: 'Wrap', ar: 'التغليف' },
        selections: [selection('BOX', 1, { can_change_quantity: true })],
      },
    ],
  }),
  aProduct('CODES', {
    type: 'bundle',
    prices: [],
    bundle_options: [
      {
        code: 'code',
        type: 'multi',
        is_required: true,
        titles: { en: 'Code', ar: 'الرمز' },
        selections: [selection('CODE')],
      },
    ],
  }),
  aProduct('SET', {
    type: 'grouped',
    prices: [],
    members: [
      { sku: 'STRAP', qty: 1 },
      { sku: 'SPOON', qty: 2 },
    ],
  }),
  aProduct('FILM', {
    type: 'downloadable',
    prices: [],
    download: {
      links_purchased_separately: true,
      titles: {
        en: { links_title: 'Films', samples_title: '' },
        ar: { links_title: 'الأفلام', samples_title: '' },
      },
      links: [link('film', 3000), link('making', 1250), link('free', 0)],
    },
  }),
  aProduct('BOOK', {
    type: 'downloadable',
    prices: [aPrice(6000)],
    download: {
      links_purchased_separately: false,
      titles: {},
      links: [link('one', 1000), link('two', 1000)],
    },
  }),
];

const dressed: ProductInput[] = [
  aProduct('RING', {
    prices: [aPrice(20_000), aPrice(18_000, { min_qty: 3 })],
    stock: aStock(10),
    custom_options: [
      written('engraving', { is_required: true, max_characters: 12, price: fixed(2000) }),
      chosen('metal', 'radio', { silver: fixed(0), gold: percent(10) }),
      chosen('extras', 'checkbox', { box: fixed(750), card: percent(5) }),
      written('day', { type: 'date' }),
      written('story', { type: 'area', price: percent(1) }),
    ],
  }),
  aProduct('MUG', { custom_options: [chosen('color', 'drop_down', { red: fixed(250), blue: fixed(0) })] }),
  aProduct('TEE', {
    type: 'configurable',
    prices: [],
    axes: ['color'],
    variants: ['TEE-RED'],
    custom_options: [written('print', { price: fixed(5000) })],
  }),
  aVariant('TEE-RED', { color: 'red' }, { prices: [aPrice(15_000)] }),
];

/**
 * Bundles, a group, downloads and products with custom options. `optionId('RING engraving')`, `valueId('RING
 * metal gold')`, `selectionId('KIT strap CASE')` and `linkId('FILM film')` return their ids.
 */
export const composedProducts = async (db: Database) => {
  await inTransaction(db, (transaction) =>
    saveCatalog(
      transaction,
      aBatch({ attributes: [anAttribute('color', ['red'])], products: [...parts, ...composed, ...dressed] }),
      { actor: 'test', requestId: 'request-1' },
    ),
  );
  const custom = await db
    .selectFrom('custom_option as o')
    .innerJoin('product as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.code', 'p.sku'])
    .execute();
  const bundled = await db
    .selectFrom('bundle_option as o')
    .innerJoin('product as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.code', 'p.sku'])
    .execute();
  const values = await db
    .selectFrom('custom_option_value as v')
    .select(['id', 'option_id', 'code'])
    .execute();
  const selections = await db
    .selectFrom('bundle_selection as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.id', 's.option_id', 'p.sku as code'])
    .execute();
  const links = await db
    .selectFrom('download_link as l')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .select(['l.id', 'l.code', 'p.sku'])
    .execute();
  const named = (rows: readonly { id: number; sku: string; code: string }[]) =>
    new Map(rows.map(({ id, sku, code }) => [`${sku} ${code}`, id]));
  const within = (
    options: readonly { id: number; sku: string; code: string }[],
    held: readonly { id: number; option_id: number; code: string }[],
  ) =>
    new Map(
      options.flatMap(({ id, sku, code }) =>
        held
          .filter(({ option_id }) => option_id === id)
          .map((each): [string, number] => [`${sku} ${code} ${each.code}`, each.id]),
      ),
    );
  const idIn =
    (ids: ReadonlyMap<string, number>) =>
    (name: string): number => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`There is no ${name}`);
      return id;
    };
  return {
    optionId: idIn(named([...custom, ...bundled])),
    valueId: idIn(within(custom, values)),
    selectionId: idIn(within(bundled, selections)),
    linkId: idIn(named(links)),
  };
};
