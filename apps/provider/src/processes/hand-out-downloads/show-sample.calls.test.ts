import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { aBatch, aPrice, aProduct, aProductText } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { layFile, testFilesFolder } from '@dijla/test-kit/test-files';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { loggerOf } from '../../logger.ts';
import { saveCatalog } from '../../modules/catalog/catalog.ts';
import { downloadFiles, downloadSchedules } from '../../modules/downloads/downloads.ts';
import { folderStore } from '../../modules/media/media.ts';

const database = await testDatabase();
const { db } = database;
const folder = testFilesFolder();
const store = folderStore(folder);
const files = downloadFiles({ store, folders: [], workFolder: join(folder, 'work'), bytesAtMost: 3_000_000 });
let ahead = 0;
const now = () => Date.now() + ahead;
const { shop, desk } = await workedShop(database, { downloads: files, now });

const text = 'The first page of a book of tea. '.repeat(20);
await layFile('books/sample.pdf', text);
await layFile('books/tea.pdf', 'The whole book of tea');

/** A book of one file with this sample; returns its sku, the ids of its product and of its link. */
const aBook = async (sample: string | null) => {
  const sku = `BOOK-${randomUUID()}`;
  const book = aProduct(sku, {
    type: 'downloadable',
    prices: [aPrice(4000)],
    texts: { en: aProductText('Book of tea'), ar: aProductText('كتاب الشاي') },
    download: {
      links_purchased_separately: false,
      titles: { en: { links_title: '', samples_title: 'Read a page' } },
      links: [
        {
          code: 'pdf',
          titles: { en: 'The pdf' },
          file: 'books/tea.pdf',
          sample_file: sample,
          max_downloads: 2,
          amounts: [],
        },
      ],
    },
  });
  await inTransaction(db, (transaction) =>
    saveCatalog(transaction, aBatch({ products: [book] }), { actor: 'test', requestId: 'test' }),
  );
  const { rows } = await sql<{ id: number; product_id: number }>`
    select k.id, k.product_id from download_link k join product p on p.id = k.product_id where p.sku = ${sku}`.execute(
    db,
  );
  return { sku, link: rows[0]!.id, productId: rows[0]!.product_id };
};
const get = (link: number | string, headers: Record<string, string> = {}) =>
  shop.fetch(new Request(`http://shop.test/api/ext/dijla/samples/${link}`, { headers }));

describe('a sample', () => {
  it('is shown to everybody, kept on the way, and counts nothing', async () => {
    const { link } = await aBook('books/sample.pdf');
    const answer = await get(link);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="sample.pdf"; filename*=UTF-8''sample.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600, no-transform',
      'accept-ranges': 'bytes',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(link, { 'if-none-match': etag })).status).toBe(304);
    const part = await get(link, { range: 'bytes=4-8' });
    expect([part.status, await part.text()]).toEqual([206, text.slice(4, 9)]);
  });

  it.each(['page.html', 'drawing.svg', 'book.epub', 'none'])(
    'that a browser would run or not show, such as %s, is saved and runs nothing',
    async (name) => {
      await layFile(`books/${name}`, '<script>alert(1)</script>');
      const { headers } = await get((await aBook(`books/${name}`)).link);
      expect(headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('content-type')).not.toMatch(/html|svg|script/);
    },
  );

  it('is none of what has none, is not there, is not sold, and of no other file of the store', async () => {
    const [none, missing, off] = [
      await aBook(null),
      await aBook('books/coming.pdf'),
      await aBook('books/sample.pdf'),
    ];
    await db.updateTable('product').set({ status: 2 }).where('id', '=', off.productId).execute();
    for (const link of [
      none.link,
      missing.link,
      off.link,
      999_999_999,
      'books%2Ftea.pdf',
      '..%2ftea.pdf',
      '-1',
    ])
      expect([link, (await get(link)).headers.get('x-refusal')]).toEqual([link, 'download.no-sample']);
  });
});

describe('the desk', () => {
  const given = async (body: string, name: string): Promise<string> => {
    const owner = await desk();
    const upload = randomUUID();
    const data = Buffer.from(body).toString('base64');
    await owner.call('desk/add-file-part', { body: { upload, part: 1, data } });
    return (await owner.call('desk/finish-file', { body: { upload, parts: 1, name } })).file;
  };

  it('gives a sample like a file, words of its link with it, and takes it away', async () => {
    const owner = await desk();
    const { link, productId } = await aBook(null);
    const query = { productId: String(productId) };
    const opened = await owner.call('desk/product-downloads', { query });
    expect(opened).toMatchObject({
      sample_titles: { en: 'Read a page', ar: '' },
      links: [{ sample: null, sample_name: null, sample_bytes: null }],
    });
    const sample = await given('Page one', 'صفحة.pdf');
    const saving = (version: string, link: object, more: object = {}) => ({
      query,
      body: {
        version,
        downloads: {
          is_separate: false,
          titles: { en: '', ar: '' },
          links: [
            {
              code: 'pdf',
              titles: { en: 'The pdf', ar: '' },
              file: 'books/tea.pdf',
              max_downloads: 2,
              days: null,
              amounts: [],
              ...link,
            },
          ],
          ...more,
        },
      },
    });
    const saved = await owner.call(
      'desk/save-product-downloads',
      saving(opened.version, { sample }, { sample_titles: { en: 'Look inside', ar: 'اقرأ صفحة' } }),
    );
    expect(saved).toMatchObject({
      sample_titles: { en: 'Look inside', ar: 'اقرأ صفحة' },
      links: [{ sample, sample_name: 'صفحة.pdf', sample_bytes: 8 }],
    });
    expect(await (await get(link)).text()).toBe('Page one');
    // Who says nothing of samples leaves them.
    const again = await owner.call(
      'desk/save-product-downloads',
      saving(saved.version, { max_downloads: 3 }),
    );
    expect(again).toMatchObject({ sample_titles: { en: 'Look inside' }, links: [{ sample }] });
    ahead = 8 * 86_400_000;
    try {
      const [sweep] = downloadSchedules(files);
      const logger = loggerOf('error');
      await sweep?.run({ database: db, now, logger } as never);
    } finally {
      ahead = 0;
    }
    expect((await get(link)).status).toBe(200);
    const gone = await owner.call('desk/save-product-downloads', saving(again.version, { sample: null }));
    expect(gone.links).toMatchObject([{ sample: null }]);
    expect((await get(link)).status).toBe(404);
  });

  it('takes no file for sale as a sample, and none that nobody gave', async () => {
    const owner = await desk();
    const { productId } = await aBook(null);
    const query = { productId: String(productId) };
    const { version } = await owner.call('desk/product-downloads', { query });
    const refused = (sample: string) =>
      owner.refused('desk/save-product-downloads', {
        query,
        body: {
          version,
          downloads: {
            is_separate: false,
            titles: { en: '', ar: '' },
            links: [
              {
                code: 'pdf',
                titles: { en: 'A', ar: '' },
                file: 'books/tea.pdf',
                sample,
                max_downloads: 1,
                days: null,
                amounts: [],
              },
            ],
          },
        },
      });
    expect([
      await refused('books/tea.pdf'),
      await refused('/desk/none'),
      await refused('http://files.example.iq/a.pdf'),
      await refused('../../etc/passwd'),
    ]).toEqual(['request.invalid', 'desk.file-unknown', 'desk.file-unknown', 'desk.file-unknown']);
  });
});
