import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { EditedCarousel } from './edited-carousel.ts';
import { tellDueSlides } from './tell-due-slides-sql.ts';

const shop = await providerOverHttp();
const { db } = shop.database;
const owner = await staffSession(shop, { role: 'owner' });
const writer = await staffSession(shop, { role: 'content' });
const orders = await staffSession(shop, { role: 'orders' });

const titles = inTwoLanguages({ en: 'For your kitchen', ar: 'لمطبخك' });
const aCarousel: EditedCarousel = { is_active: true, titles, shows: 'chosen', category: null, skus: [] };
const created = (identifier: string, said: Partial<EditedCarousel> = {}) =>
  writer.call('desk/create-carousel', { body: { identifier, carousel: { ...aCarousel, ...said } } });
type Opened = Awaited<ReturnType<typeof created>>;
const saving = ({ id, version, carousel }: Opened, said: Partial<EditedCarousel>) => ({
  query: { carouselId: String(id) },
  body: { version, carousel: { ...carousel, ...said } },
});
const removing = ({ id, version }: Opened) => ({ query: { carouselId: String(id) }, body: { version } });
const opened = async (identifier: string): Promise<Opened> => {
  const { items } = await writer.call('desk/carousels');
  const id = items.find((item) => item.identifier === identifier)?.id;
  return writer.call('desk/carousel', { query: { carouselId: String(id) } });
};

/** Two products in stock that are listed. */
const listedSkus = async (): Promise<string[]> => {
  const { rows } = await sql<{ sku: string }>`
    select p.sku from product p join stock_level l on l.product_id = p.id where l.qty > 0 and l.is_in_stock
      and exists (select from product_store s where s.product_id = p.id and s.visibility = 4) order by p.id limit 2`.execute(
    db,
  );
  return rows.map(({ sku }) => sku);
};
/** What shoppers of a store see of a carousel. */
const shown = async (identifier: string, store = 'en') => {
  const answer = await fetch(
    `${shop.url}/api/ext/vaimo-carousel/carousel/${identifier}/indice/iq_catalog_${store}`,
  );
  const { result } = (await answer.json()) as { result: { title: string; items: { sku: string }[] } };
  return { title: result.title, skus: result.items.map(({ sku }) => sku) };
};

describe('a carousel at the desk', () => {
  it('is made of chosen products, in their order and with a title in each language', async () => {
    const [one = '', other = ''] = await listedSkus();
    const made = await created('kitchen', { skus: [other, one] });
    expect(await shown('kitchen')).toEqual({ title: titles.en, skus: [other, one] });
    await writer.call('desk/save-carousel', saving(made, { skus: [one], titles: { ...titles, en: '' } }));
    expect(await shown('kitchen', 'ar')).toEqual({ title: titles.ar, skus: [one] });
    const { items } = await writer.call('desk/carousels');
    expect(items.find(({ identifier }) => identifier === 'kitchen')).toMatchObject({
      shows: 'chosen',
      is_active: true,
      products: 1,
      slides: 0,
    });
    const { rows } = await sql<{ act: string }>`
      select act from audit where entity = 'carousel' and entity_id = ${String(made.id)} order by id`.execute(
      db,
    );
    expect(rows.map(({ act }) => act)).toEqual(['created', 'saved']);
    const changes = await db
      .selectFrom('change')
      .select('kind')
      .where('entity', '=', 'carousel')
      .where('actor', '=', `staff:${writer.id}`)
      .execute();
    expect(changes).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
  });

  it('shows nothing while it is off, and what a rule finds in a category while it is on', async () => {
    const { categories } = await writer.call('desk/carousels');
    const { rows } = await sql<{ id: number }>`
      select c.category_id as id from product_category c join product p on p.id = c.product_id where p.sku = any(${await listedSkus()})`.execute(
      db,
    );
    const category = categories.find(({ id }) => rows.some((row) => row.id === id));
    const made = await created('newest', { shows: 'new', category: category?.id ?? 0 });
    expect(made.carousel).toMatchObject({ shows: 'new', category: category?.id });
    const all = (await shown('newest')).skus;
    expect(all.length).toBeGreaterThan(0);
    await writer.call('desk/save-carousel', saving(made, { is_active: false }));
    expect((await shown('newest')).skus).toEqual([]);
  });

  const aSlide = {
    picture: 'home/tea.webp',
    alts: inTwoLanguages({ en: 'Tea on a table', ar: 'شاي على طاولة' }),
    titles: inTwoLanguages({ en: 'Tea time', ar: 'وقت الشاي' }),
    url: 'food/tea',
    from: null,
    until: null,
  };
  const shownSlides = async (identifier: string, store = 'en') => {
    const answer = await fetch(
      `${shop.url}/api/ext/vaimo-carousel/carousel/${identifier}/indice/iq_catalog_${store}`,
    );
    return ((await answer.json()) as { result: { slides: object[] } }).result.slides;
  };

  it('has slides in their order, each with its text and description in the reader’s language', async () => {
    const made = await created('pictured', { shows: 'slides', slides: [aSlide] });
    expect(made.carousel.slides).toEqual([aSlide]);
    expect(await shownSlides('pictured', 'ar')).toEqual([
      {
        image: 'home/tea.webp',
        image_small: 'home/tea.webp',
        image_medium: 'home/tea.webp',
        sort_order: 0,
        title: 'وقت الشاي',
        alt: 'شاي على طاولة',
        url: 'food/tea',
      },
    ]);
    const other = {
      ...aSlide,
      picture: 'home/pots.webp',
      titles: inTwoLanguages({ en: '', ar: '' }),
      url: null,
    };
    await writer.call('desk/save-carousel', saving(made, { slides: [other, aSlide] }));
    expect(await shownSlides('pictured')).toMatchObject([
      { image: 'home/pots.webp', title: '', url: null },
      { image: 'home/tea.webp', title: 'Tea time' },
    ]);
  });

  it('shows a slide from its first moment until its last, and tells pages of both once', async () => {
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    const made = await created('timed', {
      shows: 'slides',
      slides: [
        { ...aSlide, from: at(-1), until: at(1) },
        { ...aSlide, from: at(1) },
        { ...aSlide, until: at(-1) },
      ],
    });
    expect(made.carousel.slides).toHaveLength(3);
    expect(await shownSlides('timed')).toHaveLength(1);
    const told = async (hours: number) => {
      await tellDueSlides(db, Date.now() + hours * hour);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from change where actor = 'tell-slides'`.execute(db);
      return rows[0]?.count;
    };
    expect([await told(0), await told(2), await told(3)]).toEqual([0, 1, 1]);
  });

  it('refuses slides that are not described in each language, lead elsewhere, or end before they begin', async () => {
    const made = await created('fussy');
    const [early, late] = ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z'];
    const wrong = [
      { alts: inTwoLanguages({ en: 'Tea', ar: '' }) },
      { picture: '' },
      { picture: 'https://evil.example/a.webp"' },
      { url: 'https://elsewhere.example/' },
      { url: 'javascript:alert(1)' },
      { from: late, until: early },
    ];
    for (const given of wrong)
      expect(
        await writer.refused('desk/save-carousel', saving(made, { slides: [{ ...aSlide, ...given }] })),
      ).toBe('request.invalid');
    const many = Array.from({ length: 13 }, () => aSlide);
    expect(await writer.refused('desk/save-carousel', saving(made, { slides: many }))).toBe(
      'request.invalid',
    );
  });

  it('keeps what matters in a picture, and shows it on slides that have it', async () => {
    await created('focused', { shows: 'slides', slides: [{ ...aSlide, picture: 'home/focus.webp' }] });
    const path = 'home/focus.webp';
    const focus = () => writer.call('desk/picture-focus', { query: { path } });
    expect(await focus()).toEqual({ focus: null });
    const set = { path, focus: { x: 0.3, y: 0.625 } };
    expect(await writer.call('desk/set-picture-focus', { body: set })).toEqual({ focus: set.focus });
    expect(await shownSlides('focused')).toMatchObject([{ focus: '30% 62.5%' }]);
    const { rows } = await sql`
      select act, after from audit where entity = 'picture' order by id desc limit 1`.execute(db);
    expect(rows).toMatchObject([{ act: 'saved', after: { x: 0.3, y: 0.625 } }]);
    await writer.call('desk/set-picture-focus', { body: { path, focus: null } });
    expect(await focus()).toEqual({ focus: null });
    expect((await shownSlides('focused'))[0]).not.toHaveProperty('focus');
    for (const wrong of [{ x: 1.1, y: 0 }, { x: 0, y: -0.1 }, { x: 0.5 }])
      expect(await writer.refused('desk/set-picture-focus', { body: { path, focus: wrong } })).toBe(
        'request.invalid',
      );
    expect(await orders.refused('desk/set-picture-focus', { body: set })).toBe('request.not-permitted');
  });

  it('keeps slides that are not sent, and titles in other languages', async () => {
    const made = await created('with-slides');
    await sql`insert into carousel_slide (carousel_id, sort_order, image, image_small, image_medium) values (${made.id}, 0, 'a.webp', 'b.webp', 'c.webp')`.execute(
      db,
    );
    await sql`insert into carousel_text (carousel_id, language, title) values (${made.id}, 'ku', 'بۆ چێشتخانە')`.execute(
      db,
    );
    const seen = await opened('with-slides');
    expect(seen.slides).toBe(1);
    const { slides: imported, ...said } = seen.carousel;
    expect(imported).toMatchObject([{ picture: 'a.webp', alts: { en: '', ar: '' } }]);
    const body = { version: seen.version, carousel: { ...said, shows: 'slides' } };
    expect((await writer.call('desk/save-carousel', { ...saving(seen, {}), body })).slides).toBe(1);
    const { rows } = await sql`select title from carousel_text where carousel_id = ${made.id}`.execute(db);
    expect(rows).toHaveLength(3);
  });

  it('names products that the shop does not have, and takes no name twice', async () => {
    const [one = ''] = await listedSkus();
    const made = await created('faulty');
    const answer = await writer.fetch(`/api/desk/carousels/${made.id}?storeCode=en`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(saving(made, { skus: [one, 'NO-1', 'NO-2'] }).body),
    });
    expect(JSON.stringify(await answer.json())).toContain('NO-1, NO-2');
    const refused = (said: Partial<EditedCarousel>) =>
      writer.refused('desk/save-carousel', saving(made, said));
    expect(await refused({ skus: ['NO-1'] })).toBe('desk.skus-unknown');
    expect(await refused({ shows: 'new', category: 999_999 })).toBe('desk.category-not-found');
    expect(await refused({ skus: [one, one] })).toBe('request.invalid');
    expect(await refused({ titles: inTwoLanguages({ en: ' ', ar: '' }) })).toBe('request.invalid');
    const again = { body: { identifier: 'faulty', carousel: aCarousel } };
    expect(await writer.refused('desk/create-carousel', again)).toBe('desk.carousel-taken');
    expect((await opened('faulty')).version).toBe(made.version);
  });

  it('tells who saves second how it is now', async () => {
    const made = await created('met');
    await owner.call('desk/save-carousel', saving(made, { is_active: false }));
    expect(await writer.refused('desk/save-carousel', saving(made, { shows: 'new' }))).toBe(
      'desk.changed-meanwhile',
    );
    expect(await writer.refused('desk/delete-carousel', removing(made))).toBe('desk.changed-meanwhile');
    expect((await opened('met')).carousel).toMatchObject({ is_active: false, shows: 'chosen' });
  });

  it('is removed once nothing shows it, and never where the shop shows it by itself', async () => {
    const made = await created('season');
    await sql`insert into landing_page (identifier, carousel, source) values ('ramadan', 'season', 'test')`.execute(
      db,
    );
    expect(await writer.refused('desk/delete-carousel', removing(made))).toBe('desk.carousel-used');
    await sql`delete from landing_page where identifier = 'ramadan'`.execute(db);
    const { revision } = await writer.call('desk/arrangement', { query: { name: 'home' } });
    const arrangement = {
      name: 'home',
      blocks: [
        { type: 'carousel', id: 'season', carousel: 'season' },
        { type: 'categories', id: 'categories' },
      ],
    };
    const draft = { arrangement, publish: 'draft', revision } as const;
    await writer.call('desk/save-arrangement', { query: { name: 'home' }, body: draft });
    expect(await writer.refused('desk/delete-carousel', removing(made))).toBe('desk.carousel-used');
    await sql`delete from content_version where entity = 'arrangement'`.execute(db);
    await writer.call('desk/delete-carousel', removing(made));
    expect(await writer.refused('desk/carousel', { query: { carouselId: String(made.id) } })).toBe(
      'carousel.not-found',
    );
    const trending = await opened('trending');
    expect(trending.is_fixed).toBe(true);
    expect(await writer.refused('desk/delete-carousel', removing(trending))).toBe('desk.address-fixed');
  });

  it('is nothing for who may not write content', async () => {
    expect(await orders.refused('desk/carousels')).toBe('request.not-permitted');
    const made = await created('others');
    expect(await orders.refused('desk/save-carousel', saving(made, {}))).toBe('request.not-permitted');
  });
});

describe('how brands are shown', () => {
  const listed = async () => {
    const answer = await fetch(`${shop.url}/api/ext/amasty-shop-by-brand/list?storeCode=en`);
    return (await answer.json()) as {
      result: { value: number; count?: number }[];
      meta: { show_count: boolean; sort: string };
    };
  };

  it('is set at the desk, with the place of a brand in the owner’s own order', async () => {
    const before = await owner.call('desk/brand-settings');
    const settings = { show_only_image: true, show_count: false, sort: 'position' } as const;
    await owner.call('desk/set-brand-settings', { body: settings });
    const { result, meta } = await listed();
    expect(meta).toEqual(settings);
    expect(result[0]).not.toHaveProperty('count');
    const first = result[0]?.value;
    const { id, version, brand } = await owner.call('desk/brand', { query: { brandId: String(first) } });
    const place = (position: number | null | undefined, seen: string) =>
      owner.call('desk/save-brand', {
        query: { brandId: String(id) },
        body: { version: seen, brand: { ...brand, position } },
      });
    const moved = await place(null, version);
    await vi.waitFor(async () => expect((await listed()).result.at(-1)?.value).toBe(first), {
      timeout: 10_000,
    });
    const again = await place(brand.position, moved.version);
    await vi.waitFor(async () => expect((await listed()).result[0]?.value).toBe(first), { timeout: 10_000 });
    const { position: _left, ...rest } = brand;
    const kept = await owner.call('desk/save-brand', {
      query: { brandId: String(id) },
      body: { version: again.version, brand: rest },
    });
    expect(kept.brand.position).toBe(again.brand.position);
    await owner.call('desk/set-brand-settings', { body: before });
    expect(await orders.refused('desk/set-brand-settings', { body: before })).toBe('request.not-permitted');
  });
});
