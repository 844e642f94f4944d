import { randomUUID } from 'node:crypto';
import { downloadsVersion } from '@dijla/provider/modules/catalog/desk/editing/edited-downloads';
import { readRecords } from '@dijla/provider/modules/catalog/desk/editing/save-edited';
import { layFile } from '@dijla/test-kit/test-files';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';

type Shop = Pick<ProviderOverHttp, 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;

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
