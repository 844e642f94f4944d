import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { EditedBrand } from './definitions/edited-brand.ts';

const shop = await providerOverHttp();
const { url, database } = shop;
const { db } = database;
const desk = await staffSession(shop, { role: 'catalogue' });
const orders = await staffSession(shop, { role: 'orders' });

const aBrand = (url_key: string, said: Partial<EditedBrand> = {}): EditedBrand => ({
  url_key,
  image: null,
  slider_image: null,
  slider_position: null,
  texts: inTwoLanguages({
    en: { title: `En ${url_key}`, description: '' },
    ar: { title: `عربي ${url_key}`, description: '' },
  }),
  ...said,
});
const made = (url_key: string, said: Partial<EditedBrand> = {}) =>
  desk.call('desk/create-brand', { body: { brand: aBrand(url_key, said) } });
type Opened = Awaited<ReturnType<typeof made>>;
const saving = ({ id, version, brand }: Opened, said: Partial<EditedBrand>) => ({
  query: { brandId: String(id) },
  body: { version, brand: { ...brand, ...said } },
});
const soon = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const wireBrands = async (store: string) => {
  const answer = await fetch(`${url}/api/ext/amasty-shop-by-brand/list?storeCode=${store}`);
  return ((await answer.json()) as { result: { value: number; title: string; pageUrl: string }[] }).result;
};
const resolved = async (path: string) => {
  const answer = await fetch(`${url}/api/url/resolver?url=${path}&storeCode=en`);
  return (await answer.json()) as { code: number; result: unknown };
};
/** A picture of 60 × 60 pixels. */
const aPicture =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAMAAAANIilAAAAAA1BMVEWIRCIJKbwHAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRIie3BMQEAAADCoPVPbQZ/oAAAAKDLAA5MAAGuk40bAAAAAElFTkSuQmCC';

describe('a brand at the desk', () => {
  it('is made and listed in both stores, and its old address leads to the new one', async () => {
    const one = await made('karrada', { slider_position: 3 });
    expect(one).toMatchObject({ code: 'karrada', brand: { slider_position: 3 } });
    await soon(async () =>
      expect(await wireBrands('ar')).toEqual(
        expect.arrayContaining([expect.objectContaining({ value: one.id, title: 'عربي karrada' })]),
      ),
    );
    const texts = { ...one.brand.texts, ar: { title: 'كرّادة', description: 'نص' } };
    const renamed = await desk.call('desk/save-brand', saving(one, { url_key: 'karrada-house', texts }));
    expect(renamed.brand.texts.ar.title).toBe('كرّادة');
    await soon(async () =>
      expect(await resolved('brands/karrada')).toMatchObject({
        result: { type: 'BRAND', redirect: 'brands/karrada-house' },
      }),
    );
    const { items } = await desk.call('desk/brands');
    expect(items.find(({ id }) => id === one.id)).toMatchObject({
      names: { ar: 'كرّادة', en: 'En karrada' },
      is_featured: true,
      products: 0,
    });
  });

  it('gives products its new name', async () => {
    const { rows } = await sql<{ id: number }>`
      select (attributes ->> 'brand')::integer as id from product p where jsonb_typeof(attributes -> 'brand') = 'number'
        and exists (select from product_store s where s.product_id = p.id and s.visibility = 4) limit 1`.execute(
      db,
    );
    const seen = await desk.call('desk/brand', { query: { brandId: String(rows[0]?.id) } });
    const texts = { ...seen.brand.texts, en: { ...seen.brand.texts.en, title: 'Renamed house' } };
    await desk.call('desk/save-brand', saving(seen, { texts }));
    const { rows: documents } = await sql<{ title: string }>`
      select distinct d.document -> 'brand_details' ->> 'title' as title from catalogue_document d join product p on p.id = d.entity_id
      where d.entity = 'product' and d.store_code = 'en' and p.attributes @> jsonb_build_object('brand', ${rows[0]?.id}::integer)`.execute(
      db,
    );
    expect(documents).toEqual([{ title: 'Renamed house' }]);
  });

  it('takes pictures that were given to the shop, and no others, nor an address that another has', async () => {
    const one = await made('basra');
    const { path } = await desk.call('desk/add-picture', { body: { data: aPicture } });
    const shown = await desk.call('desk/save-brand', saving(one, { image: path, slider_image: path }));
    expect(shown.brand).toMatchObject({ image: path, slider_image: path });
    const foreign = saving(shown, { image: '/desk/0123456789-aabbcc.webp' });
    expect(await desk.refused('desk/save-brand', foreign)).toBe('desk.picture-unreadable');
    await made('mosul');
    expect(await desk.refused('desk/save-brand', saving(shown, { url_key: 'mosul' }))).toBe(
      'desk.address-taken',
    );
    expect(await desk.refused('desk/save-brand', saving(one, {}))).toBe('desk.changed-meanwhile');
    expect(await desk.refused('desk/brand', { query: { brandId: '999999' } })).toBe('desk.brand-not-found');
    expect(await orders.refused('desk/save-brand', saving(shown, {}))).toBe('request.not-permitted');
  });
});

const colors = async () => {
  const { items } = await desk.call('desk/attributes');
  const id = items.find(({ code }) => code === 'color')?.id;
  return desk.call('desk/attribute', { query: { attributeId: String(id) } });
};
type OpenedAttribute = Awaited<ReturnType<typeof colors>>;
const saved = (seen: OpenedAttribute, said: Partial<OpenedAttribute['attribute']>) => ({
  query: { attributeId: String(seen.id) },
  body: { version: seen.version, attribute: { ...seen.attribute, ...said } },
});

describe('an attribute at the desk', () => {
  it('gets another name and another value, which products can be given', async () => {
    const seen = await colors();
    const teal = { code: 'teal', hex: '#1f7a7a', labels: inTwoLanguages({ en: 'Teal', ar: 'أخضر مزرق' }) };
    const options = [teal, ...seen.attribute.options];
    const labels = { ...seen.attribute.labels, en: 'Shade' };
    const after = await desk.call('desk/save-attribute', saved(seen, { labels, options }));
    expect(after.attribute.options[0]).toEqual(teal);
    const { rows } = await sql<{ document: { default_frontend_label: string } }>`
      select document from catalogue_document where entity = 'attribute' and entity_id = ${seen.id} and store_code = 'en'`.execute(
      db,
    );
    expect(JSON.stringify(rows[0]?.document)).toContain('Shade');
    expect(await desk.refused('desk/save-attribute', saved(seen, {}))).toBe('desk.changed-meanwhile');
    const without = after.attribute.options.filter(({ code }) => code !== 'teal');
    const back = await desk.call('desk/save-attribute', saved(after, { options: without }));
    expect(back.attribute.options).toEqual(seen.attribute.options);
  });

  it('keeps the values that products have', async () => {
    const seen = await colors();
    expect(await desk.refused('desk/save-attribute', saved(seen, { options: [] }))).toBe('desk.option-used');
    expect((await colors()).attribute).toEqual(seen.attribute);
  });

  it('is refused what cannot be one, and to who may not arrange the catalog', async () => {
    const seen = await colors();
    const { options } = seen.attribute;
    const [first] = options;
    if (first === undefined) throw new Error('there is no color');
    for (const said of [
      { labels: inTwoLanguages({ en: '', ar: '' }) },
      { options: [...options, first] },
      { options: [{ ...first, hex: 'red' }] },
      { options: [{ ...first, labels: inTwoLanguages({ en: 'a\u0000', ar: '' }) }] },
    ])
      expect(await desk.refused('desk/save-attribute', saved(seen, said))).toBe('request.invalid');
    expect(await orders.refused('desk/save-attribute', saved(seen, {}))).toBe('request.not-permitted');
  });
});
