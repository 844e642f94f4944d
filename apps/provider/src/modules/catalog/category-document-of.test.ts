import { describe, expect, it } from 'vitest';
import { categoryDocumentOf, type CategoryRows, categoryTreeOf } from './category-document-of.ts';

const category = (id: number, parent_id: number | null, changes: Partial<CategoryRows> = {}): CategoryRows => ({
  id, parent_id, level: 1, position: 0, is_active: true, include_in_menu: true, display_mode: 'PRODUCTS', image: null, product_count: 0,
  texts: { en: { name: `Category ${id}`, description: '' } }, addresses: {}, ...changes,
});
const rows = [
  category(2, null),
  category(20, 2, { level: 2, position: 2, addresses: { en: { url_key: 'women', url_path: 'women' } }, product_count: 5 }),
  category(21, 20, { level: 3, addresses: { en: { url_key: 'tops', url_path: 'women/tops' } } }),
  category(22, 20, { level: 3, is_active: false }),
  category(30, 2, { level: 2, position: 1, include_in_menu: false }),
];
const tree = categoryTreeOf(rows);
const documentOf = (id: number, language: 'en' | 'ar' = 'en') => categoryDocumentOf(rows.find((row) => row.id === id) ?? category(0, null), tree, { code: 'en', language });

describe('categoryDocumentOf', () => {
  it('builds a category with its active ones below', () => {
    expect(documentOf(20)).toEqual({
      id: 20, parent_id: 2, name: 'Category 20', url_key: 'women', url_path: 'women', slug: 'women', path: '1/2/20', level: 2, position: 2,
      is_active: true, include_in_menu: 1, product_count: 5, children_count: 1, display_mode: 'PRODUCTS', image: null,
      children_data: [expect.objectContaining({ id: 21, path: '1/2/20/21', slug: 'women-tops' })],
    });
  });

  it('orders those below by position', () => {
    expect(documentOf(2).children_data.map(({ id, include_in_menu }) => [id, include_in_menu])).toEqual([[30, 0], [20, 1]]);
  });

  it('says which language a name fell back to', () => {
    expect(documentOf(20, 'ar')).toMatchObject({ name: 'Category 20', lang: 'en' });
  });
});
