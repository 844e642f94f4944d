import { randomUUID } from 'node:crypto';
import { downloadsVersion } from '@dijla/provider/modules/catalog/desk/editing/edited-downloads';
import { readRecords } from '@dijla/provider/modules/catalog/desk/editing/save-edited';
import { layFile } from '@dijla/test-kit/test-files';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';

type Shop = Pick<ProviderOverHttp, 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;
type OrderingShop = Pick<ProviderOverHttp, 'url' | 'database'>;
type OrderOf = (shop: OrderingShop) => Promise<number>;
type PrepareOrder = (shop: OrderingShop) => Promise<DeskCall>;

const theGuide = async ({ database: { db } }: Shop) => {
  const guide = (await readRecords(db, ['DJ-GUIDE'])).get('DJ-GUIDE');
  if (guide === undefined) throw new Error('the shop has no DJ-GUIDE');
  return guide;
};

/** A file of a product. */
export const aDownloads = {
  is_separate: true,
  titles: { en: 'The book as', ar: 'الكتاب بصيغة' },
  links: [
    {
      code: null,
      titles: { en: 'PDF', ar: 'ملف PDF' },
      file: 'https://files.example.iq/tea.pdf',
      max_downloads: 5,
      days: 30,
      amounts: [{ currency: 'IQD', amount: 6000 }],
    },
  ],
};

/** Requests of calls that read the files of a product. */
export const downloadReads = {
  'desk/product-downloads': async (shop) => ({ query: { productId: String((await theGuide(shop)).id) } }),
} satisfies Record<string, Prepare>;

/** Requests of calls by which staff write the files of a product. */
export const downloadWrites = {
  'desk/save-product-downloads': async (shop) => {
    const { id, product } = await theGuide(shop);
    const links = (product.download?.links ?? []).map(({ code, titles, file, max_downloads }) => ({
      code,
      titles: { en: titles['en'] ?? '', ar: titles['ar'] ?? '' },
      file,
      max_downloads: max_downloads === 5 ? 6 : 5,
      days: null,
      amounts: [],
    }));
    return {
      query: { productId: String(id) },
      body: { version: downloadsVersion(product), downloads: { ...aDownloads, is_separate: false, links } },
    };
  },
  'desk/set-download-rule': async () => ({ body: { max_downloads: 3, days: 30 } }),
  'desk/add-file-part': async () => ({ body: { upload: randomUUID(), part: 1, data: 'UERG' } }),
  'desk/finish-file': async ({ database: { db } }) => {
    const upload = randomUUID();
    await db.insertInto('download_upload').values({ id: upload, parts: 1, begun_at: new Date() }).execute();
    await layFile(`unfinished/${upload}/1`, 'A book of tea');
    return { body: { upload, parts: 1, name: 'كتاب الشاي.pdf' } };
  },
} satisfies Record<string, Prepare>;

/** A file that the buyer of a new order may download. */
const aBoughtFile = async (shop: OrderingShop, orderOf: OrderOf): Promise<Record<string, string>> => {
  const orderId = await orderOf(shop);
  const { id } = await shop.database.db
    .insertInto('bought_download')
    .values({
      order_id: orderId,
      line_number: 1,
      link_id: 1,
      file: 'books/tea.pdf',
      titles: JSON.stringify({ en: 'PDF' }),
      downloads_per_piece: 2,
      pieces: 1,
      granted_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: String(orderId), downloadId: String(id) };
};

/** Requests of calls that read what buyers may download. */
export const boughtFileReadsOf = (orderOf: OrderOf) =>
  ({
    'desk/order-downloads': async (shop) => ({ query: { orderId: String(await orderOf(shop)) } }),
  }) satisfies Record<string, PrepareOrder>;

/** Requests of calls by which staff say what buyers may download. */
export const boughtFileWritesOf = (orderOf: OrderOf) =>
  ({
    'desk/extend-download': async (shop) => ({
      query: await aBoughtFile(shop, orderOf),
      body: { downloads: 2, days: 0 },
    }),
  }) satisfies Record<string, PrepareOrder>;
