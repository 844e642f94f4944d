import { aBatch, aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal } from '../../../call/refusal.ts';
import { type ReadModel, readModelOf } from '../../../read-model/read-model.ts';
import { loadStoreViews, storesOf } from '../../../modules/store-views/store-views.ts';
import { type CmsPageInput, cmsPageHandler } from '../../../modules/content/content.ts';
import { categoryHandler, removeProducts, saveCatalog } from '../../../modules/catalog/catalog.ts';
import { resolveUrl } from './resolve-url.ts';

const database = await testDatabase();
const author = { actor: 'test', requestId: 'test' };
const importer = { ...author, source: 'import' } as const;
const aPage = (identifier: string, content: string): CmsPageInput => ({
  identifier,
  is_active: true,
  page_layout: '',
  position: 0,
  texts: {
    en: {
      title: identifier,
      content_heading: '',
      content,
      meta_title: '',
      meta_description: '',
      meta_keywords: '',
    },
  },
});
const save = (url_key: string) =>
  inTransaction(database.db, (transaction) =>
    saveCatalog(
      transaction,
      aBatch({
        categories: [aCategory('tea'), aCategory('tea/green')],
        products: [aProduct('KETTLE', { url_key }), aProduct('GONE', { url_key: 'gone' })],
      }),
      author,
    ),
  );

describe('resolveUrl', () => {
  let readModel: ReadModel | undefined;
  const ask = async (url: string | undefined) => {
    const stores = storesOf(await loadStoreViews(database.db));
    readModel ??= await readModelOf({ connection: database, stores, now: Date.now });
    const answer = await resolveUrl.make({ readDatabase: database.db, readModel })(
      { query: { url }, body: undefined, params: {} },
      { store: stores.byCode('ar') } as RequestContext,
    );
    return isRefusal(answer)
      ? answer.code
      : [answer.result.type, answer.result.identifier, answer.result.redirect];
  };

  beforeAll(async () => {
    await save('kettle');
    await save('steel-kettle');
    await save('copper-kettle');
    await inTransaction(database.db, async (transaction) => {
      await removeProducts(transaction, ['GONE'], author);
      await categoryHandler().remove(transaction, ['tea/green'], importer);
      await cmsPageHandler.save(
        transaction,
        [
          aPage('brewing', 'Boil it.'),
          aPage('how-to-brew', 'Boil it.'),
          aPage('imprint', 'None.'),
          aPage('steeping', 'Wait.'),
        ],
        importer,
      );
      await cmsPageHandler.remove(transaction, ['brewing', 'imprint'], importer);
    });
    return async () => readModel?.close();
  });

  it.each([
    ['a product', 'copper-kettle', ['PRODUCT', 'copper-kettle', null]],
    ['a category', 'tea', ['CATEGORY', 'tea', null]],
    ['slashes around it', '/tea/', ['CATEGORY', 'tea', null]],
    ['an old address', 'steel-kettle', ['PRODUCT', 'copper-kettle', 'copper-kettle']],
    ['an older address, in one step', 'kettle', ['PRODUCT', 'copper-kettle', 'copper-kettle']],
    ['a removed product', 'gone', 'url.gone'],
    ['a removed category', 'tea/green', 'url.gone'],
    ['a removed category by its slug', 'c/tea-green', 'url.gone'],
    ['no category by such a slug', 'c/tea-black', 'url.not-found'],
    ['a page of text', 'i/steeping', ['CMS_PAGE', 'i/steeping', null]],
    ['a page that is called otherwise now', 'i/brewing', ['CMS_PAGE', 'i/how-to-brew', 'i/how-to-brew']],
    ['a removed page', 'i/imprint', 'url.gone'],
    ['no page of text', 'i/tea', 'url.not-found'],
    ['nothing', 'never-was', 'url.not-found'],
    ['no address', '', 'url.missing'],
    ['no parameter', undefined, 'url.missing'],
  ])('knows %s', async (_, url, expected) => {
    expect(await ask(url)).toEqual(expected);
  });
});
