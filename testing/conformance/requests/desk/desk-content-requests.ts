import { findCarousel } from '@dijla/provider/modules/content/carousel-sql';
import { versionOfCarousel } from '@dijla/provider/modules/content/carousels/edited-carousel';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import { sql } from 'kysely';
import { aPicture } from './desk-catalog-requests.ts';

type Shop = Pick<ProviderOverHttp, 'database'>;

let made = 0;

const written = {
  position: 1,
  texts: [
    {
      language: 'en',
      title: 'Eid hours',
      content_heading: '',
      summary: '',
      meta_title: '',
      meta_description: '',
      content: { html: '<p>We open at ten.</p>' },
    },
  ],
  publish: 'draft',
};

/** A page that no shopper reads, as the desk opens it. */
const aPage = async ({ database: { db } }: Shop) => {
  made += 1;
  const { rows } = await sql<{ id: number; updated_at: Date }>`
    insert into cms_page (identifier, is_active, source) values (${`desk-page-${made}`}, false, 'test') returning id, updated_at`.execute(
    db,
  );
  const [page] = rows;
  if (page === undefined) throw new Error('the page was not written');
  await sql`insert into cms_page_text (page_id, language, title, content) values (${page.id}, 'en', 'Hours', '<p>Ten.</p>')`.execute(
    db,
  );
  return {
    query: { kind: 'cms_page', contentId: String(page.id) },
    revision: `0-${page.updated_at.getTime()}`,
  };
};

const footer = {
  name: 'footer',
  lists: [
    {
      title: { ar: 'المساعدة', en: 'Help' },
      links: [{ label: { ar: 'التوصيل', en: 'Delivery' }, link: 'delivery' }],
    },
  ],
};

/** How an arrangement is, as the desk opens it. */
const revisionOf = async ({ database: { db } }: Shop, name: string): Promise<string> => {
  const { rows } = await sql<{ number: number; updated_at: Date }>`
    select coalesce(max(v.number), 0) as number, a.updated_at from arrangement a
      left join content_version v on v.entity = 'arrangement' and v.entity_id = a.id
    where a.identifier = ${name} group by a.updated_at`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no arrangement ${name}`);
  return `${row.number}-${row.updated_at.getTime()}`;
};

const aCarousel = {
  is_active: true,
  titles: { ar: 'لمطبخك', en: 'For your kitchen' },
  shows: 'chosen',
  category: null,
  skus: ['DJ-SIMPLE'],
};

/** A carousel that nothing shows, as the desk opens it. */
const carouselToEdit = async ({ database: { db } }: Shop) => {
  made += 1;
  const identifier = `desk-carousel-${made}`;
  await sql`insert into carousel (identifier, shows, source) values (${identifier}, 'new', 'test')`.execute(
    db,
  );
  const row = await findCarousel(db, { identifier });
  if (row === undefined) throw new Error('the carousel was not written');
  return { query: { carouselId: String(row.id) }, version: versionOfCarousel(row) };
};

/** Requests of what staff write of pages, posts, landing pages and blocks. */
export const contentWrites = {
  'desk/create-content': async () => ({
    query: { kind: 'blog_post' },
    body: { ...written, identifier: `desk-post-${(made += 1)}` },
  }),
  'desk/save-content': async (shop: Shop) => {
    const { query, revision } = await aPage(shop);
    return { query, body: { ...written, revision } };
  },
  'desk/move-content': async (shop: Shop) => {
    const { query, revision } = await aPage(shop);
    return { query, body: { identifier: `moved-page-${(made += 1)}`, revision } };
  },
  'desk/unpublish-content': async (shop: Shop) => {
    const { query, revision } = await aPage(shop);
    return { query, body: { revision } };
  },
  'desk/delete-content': async (shop: Shop) => {
    const { query, revision } = await aPage(shop);
    return { query, body: { revision } };
  },
  'desk/save-arrangement': async (shop: Shop) => ({
    query: { name: 'footer' },
    body: { arrangement: footer, publish: 'draft', revision: await revisionOf(shop, 'footer') },
  }),
  'desk/create-carousel': async () => ({
    body: { identifier: `made-carousel-${(made += 1)}`, carousel: aCarousel },
  }),
  'desk/save-carousel': async (shop: Shop) => {
    const { query, version } = await carouselToEdit(shop);
    return { query, body: { version, carousel: aCarousel } };
  },
  'desk/add-content-picture': async () => ({ body: { data: aPicture } }),
  'desk/set-picture-focus': async () => ({ body: { path: 'home/tea.webp', focus: { x: 0.25, y: 0.6 } } }),
  'desk/delete-carousel': async (shop: Shop) => {
    const { query, version } = await carouselToEdit(shop);
    return { query, body: { version } };
  },
};

/** A page with one version, as the desk reads it. */
const aVersion = async (shop: Shop) => {
  const { query } = await aPage(shop);
  const record = {
    position: 1,
    texts: { en: { ...written.texts[0], content: '<p>Ten.</p>' } },
  };
  await sql`insert into content_version (entity, entity_id, number, record, saved_at)
    values ('cms_page', ${Number(query.contentId)}, 1, ${JSON.stringify(record)}::jsonb, now())`.execute(
    shop.database.db,
  );
  return { query: { ...query, number: '1' } };
};

/** Requests of what staff read of it. */
export const contentReads = {
  'desk/content-record': async (shop: Shop) => ({ query: (await aPage(shop)).query }),
  'desk/content-version': aVersion,
  'desk/content-preview': async (shop: Shop) => ({ query: (await aPage(shop)).query }),
  'desk/arrangement': async () => ({ query: { name: 'menu' } }),
  'desk/carousel': async (shop: Shop) => ({ query: (await carouselToEdit(shop)).query }),
  'desk/picture-focus': async () => ({ query: { path: 'home/tea.webp' } }),
  'desk/arrangement-preview': async () => ({ query: { name: 'home' } }),
  'desk/arrangement-version': async (shop: Shop) => {
    await sql`insert into content_version (entity, entity_id, number, record, saved_at)
      select 'arrangement', id, 1, ${JSON.stringify(footer)}::jsonb, now() from arrangement where identifier = 'footer'
      on conflict do nothing`.execute(shop.database.db);
    return { query: { name: 'footer', number: '1' } };
  },
};

const sampleText = { ...written.texts[0], language: 'ar', title: 'دوام العيد', summary: 'نفتح في العاشرة' };

/** Returns a valid request of a call of the desk about content; undefined for other calls. */
export const deskContentSample = (name: string, query: Record<string, string>) => {
  const revision = '3-1700000000000';
  switch (name) {
    case 'desk/content':
      return { query: { ...query, kind: 'blog_post', state: 'draft', q: 'عيد', before: '', limit: '20' } };
    case 'desk/create-content':
      return {
        query: { ...query, kind: 'blog_post' },
        body: {
          ...written,
          identifier: 'eid-hours',
          published_on: '2026-12-01',
          picture: 'blog/tea.webp',
          texts: [sampleText],
        },
      };
    case 'desk/save-content':
      return {
        query: { ...query, kind: 'blog_post', contentId: '1001' },
        body: { ...written, revision, publish: '2026-12-24T08:00:00+03:00', texts: [sampleText] },
      };
    case 'desk/move-content':
      return { query, body: { identifier: 'eid-hours', revision } };
    case 'desk/dead-links':
    case 'desk/block-kinds':
      return { query };
    case 'desk/arrangement':
    case 'desk/arrangement-preview':
      return { query: { ...query, name: 'home' } };
    case 'desk/save-arrangement':
      return {
        query: { ...query, name: 'footer' },
        body: { arrangement: footer, publish: '2026-12-24T08:00:00+03:00', revision },
      };
    case 'desk/create-carousel':
      return { query, body: { identifier: 'kitchen', carousel: aCarousel } };
    case 'desk/save-carousel':
      return {
        query: { ...query, carouselId: '1001' },
        body: { version: '0123456789abcdef', carousel: { ...aCarousel, shows: 'new', category: 3 } },
      };
    case 'desk/add-content-picture':
      return { query, body: { data: aPicture } };
    case 'desk/picture-focus':
      return { query: { ...query, path: 'home/tea.webp' } };
    case 'desk/set-picture-focus':
      return { query, body: { path: 'home/tea.webp', focus: { x: 0.25, y: 0.6 } } };
    case 'desk/delete-carousel':
      return { query: { ...query, carouselId: '1001' }, body: { version: '0123456789abcdef' } };
    case 'desk/unpublish-content':
    case 'desk/delete-content':
      return { query, body: { revision } };
    default:
      return undefined;
  }
};
