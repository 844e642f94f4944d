import { aCategoryText } from '@dijla/test-kit/catalog/a-catalog-batch';
import { categoryDocument } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { categoryDocumentOf, type CategoryRows, categoryTreeOf } from './category-document-of.ts';

const category = (
  id: number,
  parent_id: number | null,
  changes: Partial<CategoryRows> = {},
): CategoryRows => ({
  id,
  parent_id,
  level: 1,
  position: 0,
  is_active: true,
  include_in_menu: true,
  is_anchor: true,
  display_mode: 'PRODUCTS',
  image: null,
  media_gallery: [],
  product_count: 0,
  texts: { en: aCategoryText(`Category ${id}`) },
  addresses: {},
  ...changes,
});
const rows = [
  category(2, null),
  category(20, 2, {
    level: 2,
    position: 2,
    addresses: { en: { url_key: 'women', url_path: 'women' } },
    product_count: 5,
  }),
  category(21, 20, { level: 3, addresses: { en: { url_key: 'tops', url_path: 'women/tops' } } }),
  category(22, 20, { level: 3, is_active: false }),
  category(30, 2, { level: 2, position: 1, include_in_menu: false }),
];
const tree = categoryTreeOf(rows);
const documentOf = (id: number, language: 'en' | 'ar' = 'en') =>
  categoryDocumentOf(rows.find((row) => row.id === id) ?? category(0, null), tree, { code: 'en', language });

describe('categoryDocumentOf', () => {
  it('builds a category with its active ones below', () => {
    expect(documentOf(20)).toEqual({
      id: 20,
      parent_id: 2,
      name: 'Category 20',
      url_key: 'women',
      url_path: 'women',
      slug: 'women',
      path: '1/2/20',
      level: 2,
      position: 2,
      is_active: true,
      is_anchor: true,
      include_in_menu: 1,
      product_count: 5,
      children_count: 1,
      children: '21',
      display_mode: 'PRODUCTS',
      image: null,
      description: '',
      meta_title: '',
      meta_description: '',
      meta_keywords: '',
      media_gallery: [],
      children_data: [expect.objectContaining({ id: 21, path: '1/2/20/21', slug: 'women-tops' })],
    });
  });

  it('W2: answers its url_key as its slug, which no other category of the store has', () => {
    const paths = { 40: 'women-tops', 41: 'women/tops', 42: 'women-tops-41', 43: '' };
    const alike = categoryTreeOf(
      Object.entries(paths).map(([id, url_path]) =>
        category(Number(id), 2, {
          level: 2,
          addresses: { en: { url_key: url_path.split('/').at(-1) ?? '', url_path } },
        }),
      ),
    );
    const documents = [...alike.byId.values()].map((row) =>
      categoryDocumentOf(row, alike, { code: 'en', language: 'en' }),
    );
    expect(documents.map(({ url_path, slug }) => [url_path, slug])).toEqual([
      ['women-tops', 'women-tops'],
      ['women/tops', 'women-tops-41'],
      ['women-tops-41', 'women-tops-41-42'],
      ['', ''],
    ]);
    expect(documents.map(({ url_key }) => url_key)).toEqual(documents.map(({ slug }) => slug));
  });

  it('carries its own texts and pictures, and none of those below', () => {
    const women = category(20, 2, {
      level: 2,
      media_gallery: ['/w.webp'],
      texts: {
        en: aCategoryText('Women', {
          description: 'All',
          meta_title: 'Women’s',
          meta_description: 'For her',
          meta_keywords: 'her',
        }),
      },
    });
    const document = categoryDocumentOf(women, categoryTreeOf([women, category(21, 20, { level: 3 })]), {
      code: 'en',
      language: 'en',
    });
    expect(document).toMatchObject({
      description: 'All',
      meta_title: 'Women’s',
      meta_description: 'For her',
      meta_keywords: 'her',
      media_gallery: [{ image: '/w.webp', pos: 1, typ: 'image', lab: 'Women' }],
    });
    expect(document.children_data[0]).not.toHaveProperty('description');
    expect(categoryDocument.safeParse(document).success).toBe(true);
  });

  it('orders those below by position', () => {
    expect(documentOf(2).children_data.map(({ id, include_in_menu }) => [id, include_in_menu])).toEqual([
      [30, 0],
      [20, 1],
    ]);
  });

  it('says which language a name fell back to', () => {
    expect(documentOf(20, 'ar')).toMatchObject({ name: 'Category 20', lang: 'en' });
  });
});
