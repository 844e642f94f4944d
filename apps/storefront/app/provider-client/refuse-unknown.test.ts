import { describe, expect, it } from 'vitest';
import type { Whereabouts } from './catalog-source.ts';
import { loadContentPage } from '../features/content/load-content-page.ts';
import { loadCategory } from '../features/listing/loading/load-listing.ts';
import { loadProduct } from '../features/product/load-product.ts';
import { testSource } from './test-source.ts';

const nothing = { hits: [], total: 0 };

const loads = {
  product: (source, search) => loadProduct(source, { params: { parentSku: 'OLD', slug: 'kettle' }, search }),
  category: (source, search) => loadCategory(source, { params: { slug: 'tea-green' }, search }),
  page: (source, _, path) =>
    loadContentPage('cms_page', () => ({}))(source, { params: { slug: path.slice('i/'.length) } }),
} satisfies Record<
  string,
  (source: ReturnType<typeof testSource>, search: URLSearchParams, path: string) => Promise<unknown>
>;

describe('an address under which nothing stands', () => {
  it.each<[keyof typeof loads, string, Whereabouts, number, string | null]>([
    ['product', 'kettle', { kind: 'gone' }, 410, null],
    ['product', 'kettle', { kind: 'moved', urlPath: 'steel-kettle' }, 301, '/en/steel-kettle'],
    ['product', 'kettle', { kind: 'unknown' }, 404, null],
    ['category', 'c/tea-green', { kind: 'gone' }, 410, null],
    ['category', 'c/tea-green', { kind: 'moved', urlPath: 'tea/sencha' }, 301, '/en/tea/sencha?color=49'],
    ['category', 'c/tea-green', { kind: 'unknown' }, 404, null],
    ['page', 'i/brewing', { kind: 'gone' }, 410, null],
    ['page', 'i/brewing', { kind: 'moved', urlPath: 'i/how-to-brew' }, 301, '/en/i/how-to-brew'],
    ['page', 'i/privacy', { kind: 'unknown' }, 301, '/en/privacy-policy'],
    ['page', 'i/privacy', { kind: 'gone' }, 410, null],
  ])(
    'of a %s, asked for as %s, is answered by %j with %i',
    async (kind, path, whereabouts, status, location) => {
      const asked: string[] = [];
      const source = testSource({
        search: async () => nothing,
        whereabouts: async (urlPath) => (asked.push(urlPath), whereabouts),
      });
      const thrown: unknown = await loads[kind](source, new URLSearchParams('color=49'), path).catch(
        (reason: unknown) => reason,
      );
      const answer =
        thrown instanceof Response
          ? [thrown.status, thrown.headers.get('location')]
          : [(thrown as { init?: { status?: number } }).init?.status, null];
      expect([asked, answer]).toEqual([[path], [status, location]]);
    },
  );
});
