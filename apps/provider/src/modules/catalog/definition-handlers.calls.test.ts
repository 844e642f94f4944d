import {
  aBatch,
  aCategory,
  aCategoryText,
  anAttribute,
  aProduct,
  aVariant,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import type { RecordHandler } from '../../database/record-handler.ts';
import {
  attributeHandler,
  type BrandInput,
  brandHandler,
  categoryHandler,
  productHandler,
  type ProductLinksInput,
  productLinksHandler,
  saveCatalog,
} from './catalog.ts';

const { db } = await testDatabase();
const author = { actor: 'test', requestId: 'request-1', source: 'import' as const };
const [attributes, categories, brands, links] = [
  attributeHandler(),
  categoryHandler(),
  brandHandler(),
  productLinksHandler(),
];

const saveCatalogOf = (batch: Parameters<typeof aBatch>[0]) =>
  inTransaction(db, (transaction) => saveCatalog(transaction, aBatch(batch), author));
const save = <Input>(handler: RecordHandler<Input>, records: readonly Input[]) =>
  inTransaction(db, (transaction) => handler.save(transaction, records, author));
const remove = <Input>(handler: RecordHandler<Input>, keys: readonly string[]) =>
  inTransaction(db, (transaction) => handler.remove(transaction, keys, author));
const readBack = async <Input>(handler: RecordHandler<Input>, records: readonly Input[]) => [
  ...(await handler.read(db, records.map(handler.keyOf))).values(),
];
const documents = async (entity: string, code: string) => {
  const { rows } = await sql<{ document: Record<string, unknown> }>`
    select document from catalogue_document where entity = ${entity} and store_code = 'en'
      and ${code} in (document ->> 'attribute_code', document ->> 'url_path', document ->> 'sku')`.execute(
    db,
  );
  return rows.map(({ document }) => document);
};
const changesAfter = async (seq: number) =>
  (
    await db.selectFrom('change').select(['entity', 'kind']).where('seq', '>', seq).orderBy('seq').execute()
  ).map(({ entity, kind }) => `${entity} ${kind}`);
const lastChange = async () =>
  Number(
    (
      await db
        .selectFrom('change')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .executeTakeFirstOrThrow()
    ).seq ?? 0,
  );

describe('attributeKeeper', () => {
  it('reads back what was saved, with its sets and options in order', async () => {
    const fit = anAttribute('fit', ['slim', 'wide'], {
      sets: ['Bag', 'Top'],
      options: [
        { code: 'slim', sort: 0, hex: null, labels: { en: 'Slim' } },
        { code: 'wide', sort: 1, hex: '#aabbcc', labels: {} },
      ],
    });
    await save(attributes, [fit]);
    expect(await readBack(attributes, [fit])).toEqual([fit]);
  });

  it('keeps options and labels that do not come again, and adds up what several files say', async () => {
    await save(attributes, [anAttribute('sole', ['flat', 'heel'])]);
    const { records } = await attributes.check(db, [
      anAttribute('sole', ['wedge'], { labels: { en: 'Soles' } }),
    ]);
    expect(records[0]?.options.map(({ code }) => code)).toEqual(['flat', 'wedge', 'heel']);
    expect(records[0]?.labels).toEqual({ en: 'Soles', ar: 'الsole' });
  });

  it('takes an option away again unless a product carries it', async () => {
    const before = anAttribute('cup', ['a']);
    await save(attributes, [anAttribute('cup', ['a', 'b', 'c'])]);
    await saveCatalogOf({ products: [aProduct('CUP', { attributes: { cup: 'b' } })] });
    await save(attributes, [before]);
    expect((await readBack(attributes, [before]))[0]?.options.map(({ code }) => code)).toEqual(['a', 'b']);
  });

  it('warns about what it cannot keep', async () => {
    const { records, warnings } = await attributes.check(db, [
      anAttribute('price', []),
      anAttribute('tint', ['x'], { options: [{ code: 'x', sort: 0, hex: 'red', labels: {} }] }),
    ]);
    expect(records.map(({ code, options }) => [code, options[0]?.hex])).toEqual([['tint', null]]);
    expect(warnings).toMatchObject([
      { key: 'price', code: 'reserved-code', isTaken: false },
      { key: 'tint', code: 'bad-colour', isTaken: true },
    ]);
  });

  it('is gone with its document when no product carries it, and stays otherwise', async () => {
    await save(attributes, [anAttribute('spare', ['x']), anAttribute('worn', ['x'])]);
    await saveCatalogOf({ products: [aProduct('WORN', { attributes: { worn: 'x' } })] });
    await remove(attributes, ['spare', 'worn']);
    expect(
      await Promise.all(['spare', 'worn'].map(async (code) => (await documents('attribute', code)).length)),
    ).toEqual([0, 1]);
  });

  it('leaves configurables alone when an option is only added', async () => {
    await saveCatalogOf({
      attributes: [anAttribute('length', ['short'])],
      products: [
        aVariant('ROBE-S', { length: 'short' }),
        aProduct('ROBE', { type: 'configurable', axes: ['length'], variants: ['ROBE-S'] }),
      ],
    });
    const before = await lastChange();
    await save(attributes, [anAttribute('length', ['short', 'long'])]);
    expect(await changesAfter(before)).toEqual(['attribute saved']);
  });
});

describe('categoryKeeper', () => {
  const texts = {
    en: aCategoryText('Hats', {
      description: 'For heads',
      meta_title: 'Hats',
      meta_description: 'All hats',
      meta_keywords: 'hat',
    }),
  };
  const hats = aCategory('hats', {
    position: 3,
    is_active: false,
    include_in_menu: false,
    is_anchor: false,
    display_mode: 'PAGE',
    image: '/h.webp',
    media_gallery: ['/h1.webp', '/h2.webp'],
    texts,
  });

  it('reads back every field that was saved', async () => {
    await save(categories, [hats, aCategory('hats/straw')]);
    expect(await readBack(categories, [hats])).toEqual([hats]);
    expect(await documents('category', 'hats')).toMatchObject([
      {
        is_anchor: false,
        display_mode: 'PAGE',
        description: 'For heads',
        meta_keywords: 'hat',
        media_gallery: [{ image: '/h1.webp' }, { image: '/h2.webp' }],
      },
    ]);
  });

  it('takes one whose parent is brought, and warns about an orphan', async () => {
    const records = [aCategory('bags/totes'), aCategory('belts/wide')];
    const checked = await categoryHandler(async (kind) => new Set(kind === 'category' ? ['bags'] : [])).check(
      db,
      records,
    );
    expect(checked.records.map(({ url_path }) => url_path)).toEqual(['bags/totes']);
    expect(checked.warnings).toMatchObject([
      { key: 'belts/wide', code: 'unknown-parent-category', isTaken: false },
    ]);
  });

  it('goes with all below it, out of its products too, and finds its id when it comes back', async () => {
    const both = [aCategory('rugs'), aCategory('rugs/wool')];
    await save(categories, both);
    await saveCatalogOf({
      products: [aProduct('RUG', { categories: [{ url_path: 'rugs/wool', position: 0 }] })],
    });
    const [before] = await documents('category', 'rugs/wool');
    await remove(categories, ['rugs']);
    expect(await categories.read(db, ['rugs', 'rugs/wool'])).toEqual(new Map());
    expect(await documents('category', 'rugs/wool')).toEqual([]);
    expect(await documents('product', 'RUG')).toMatchObject([{ category_ids: [] }]);
    await save(categories, both);
    expect(await documents('category', 'rugs/wool')).toMatchObject([{ id: before?.['id'], is_active: true }]);
  });

  it('names its categories by who made them', async () => {
    await inTransaction(db, (transaction) =>
      categories.save(transaction, [aCategory('demo-only')], { ...author, source: 'demo' }),
    );
    expect(await categories.keysOf?.(db, 'demo')).toEqual(['demo-only']);
  });
});

describe('brandKeeper', () => {
  const nile: BrandInput = {
    code: 'nile',
    url_key: 'nile',
    image: '/n.webp',
    slider_image: null,
    slider_position: 1,
    position: 2,
    texts: { en: { title: 'Nile', description: 'Cotton' }, ar: { title: 'النيل', description: '' } },
  };

  it('reads back a page and shows it on the products of the brand', async () => {
    await saveCatalogOf({
      attributes: [anAttribute('brand', ['nile', 'delta'])],
      products: [aProduct('SHEET', { attributes: { brand: 'nile' } })],
    });
    await save(brands, [nile]);
    expect(await readBack(brands, [nile])).toEqual([nile]);
    expect(await documents('product', 'SHEET')).toMatchObject([
      { brand_details: { title: 'Nile', url_key: 'nile', image: '/n.webp' } },
    ]);
  });

  it('leaves the label when the page goes', async () => {
    await remove(brands, ['nile']);
    expect(await brands.read(db, ['nile'])).toEqual(new Map());
    expect((await documents('product', 'SHEET'))[0]?.['brand_details']).toEqual({ title: 'nile' });
  });

  it('follows the label of a brand without a page', async () => {
    const labelled = anAttribute('brand', ['nile', 'delta']);
    await save(attributes, [
      {
        ...labelled,
        options: labelled.options.map((option) =>
          option.code === 'nile' ? { ...option, labels: { en: 'Nile Linen' } } : option,
        ),
      },
    ]);
    expect((await documents('product', 'SHEET'))[0]?.['brand_details']).toEqual({ title: 'Nile Linen' });
  });

  it('warns about a brand that is no option, and on a second with the same address', async () => {
    await save(brands, [nile]);
    const { records, warnings } = await brands.check(db, [
      { ...nile, code: 'nobody', url_key: 'nobody' },
      { ...nile, code: 'delta' },
      nile,
    ]);
    expect(records).toEqual([nile]);
    expect(warnings).toMatchObject([
      { key: 'nobody', code: 'unknown-brand', isTaken: false },
      { key: 'delta', code: 'repeated-key', isTaken: false },
    ]);
  });
});

describe('productLinksKeeper', () => {
  const related: ProductLinksInput = { sku: 'OWNER', type: 'related', linked: ['B', 'A'] };

  it('reads back links in their order and shows them', async () => {
    await saveCatalogOf({ products: ['OWNER', 'A', 'B', 'C'].map((sku) => aProduct(sku)) });
    await save<ProductLinksInput>(links, [related, { sku: 'OWNER', type: 'upsell', linked: ['C'] }]);
    expect(await readBack(links, [related])).toEqual([related]);
    expect((await documents('product', 'OWNER'))[0]?.['product_links']).toEqual([
      {
        sku: 'OWNER',
        link_type: 'related',
        linked_product_sku: 'B',
        linked_product_type: 'simple',
        position: 0,
      },
      {
        sku: 'OWNER',
        link_type: 'related',
        linked_product_sku: 'A',
        linked_product_type: 'simple',
        position: 1,
      },
      {
        sku: 'OWNER',
        link_type: 'upsell',
        linked_product_sku: 'C',
        linked_product_type: 'simple',
        position: 0,
      },
    ]);
  });

  it('survives that the product is saved anew', async () => {
    await inTransaction(db, (transaction) =>
      productHandler().save(transaction, [aProduct('OWNER', { url_key: 'other' })], author),
    );
    expect(await readBack(links, [related])).toEqual([related]);
  });

  it('warns about what does not exist, and takes the rest', async () => {
    const { records, warnings } = await links.check(db, [
      { ...related, linked: ['A', 'GHOST', 'A', 'OWNER'] },
      { sku: 'GHOST', type: 'related', linked: ['A'] },
      { ...related, type: 'crosssell', linked: ['GHOST'] },
    ]);
    expect(records).toEqual([{ ...related, linked: ['A'] }]);
    expect(warnings.map(({ key, subject, isTaken }) => [key, subject, isTaken])).toEqual([
      ['related OWNER', 'GHOST', true],
      ['related OWNER', 'OWNER', true],
      ['related GHOST', 'GHOST', false],
      ['crosssell OWNER', 'GHOST', false],
    ]);
  });

  it('removes links of one kind and leaves the others', async () => {
    await remove(links, ['related OWNER', 'related NOBODY']);
    expect(await links.keysOf?.(db, 'import')).toEqual(['upsell OWNER']);
  });
});
