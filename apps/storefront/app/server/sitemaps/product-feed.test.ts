import { storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { testSource } from '../../provider-client/test-source.ts';
import { mostFeedProducts, productFeedAt, productFeedXml } from './product-feed.ts';

const publicUrl = 'https://shop.test';
const kettle: WireDocument = {
  id: 1,
  sku: 'KETTLE',
  type_id: 'simple',
  name: 'Kettle & <lid>',
  url_path: 'kettle',
  description: '<p>Boils&nbsp;water.</p>\n<p>Quickly &amp;amp; well.</p>',
  image: '/k/kettle.jpg',
  brand_details: { title: 'Noor' },
  gtm_category: 'Kitchen/Kettles',
  price_incl_tax: 20,
  original_price_incl_tax: 20,
  final_price_incl_tax: 15.5,
  stock: { is_in_stock: true, qty: 8, manage_stock: true },
};
const tee: WireDocument = {
  id: 2,
  sku: 'TEE',
  type_id: 'configurable',
  name: 'Tee',
  url_path: 'tee',
  image: '/t/tee.jpg',
  configurable_options: [
    {
      attribute_id: '9',
      attribute_code: 'size',
      label: 'Size',
      position: 0,
      values: [
        { value_index: 4, label: 'M' },
        { value_index: 5, label: 'L' },
      ],
    },
  ],
  configurable_children: [
    {
      id: 3,
      sku: 'TEE-M',
      size: 4,
      status: 1,
      price_incl_tax: 10,
      final_price_incl_tax: 10,
      stock: { is_in_stock: true, qty: 2, manage_stock: true },
    },
    {
      id: 4,
      sku: 'TEE-L',
      size: 5,
      status: 1,
      price_incl_tax: 11,
      final_price_incl_tax: 11,
      stock: { is_in_stock: false, qty: 0, manage_stock: true },
    },
  ],
};

const feedOf = async (documents: readonly WireDocument[], part = 1, store: 'en' | 'ar' = 'en') => {
  const source = testSource({
    store: storeViews[store],
    search: async (_, { from = 0, size }) => ({
      hits: documents.slice(from, from + size).map((document) => ({ ...document, _score: null })),
      total: documents.length,
    }),
  });
  const xml = await productFeedXml(source, { store, part, publicUrl });
  return [...(xml ?? '').matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
    Object.fromEntries([...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, name, text]) => [name, text])),
  );
};

/** What Google's and Meta's product specifications require of a new product in a store without tax numbers of makers. */
const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition'];

describe('productFeedXml', () => {
  it('tells of a product what services require', async () => {
    expect(await feedOf([kettle])).toEqual([
      {
        id: 'KETTLE',
        title: 'Kettle &amp; &lt;lid&gt;',
        description: 'Boils water. Quickly &amp;amp; well.',
        link: 'https://shop.test/en/kettle',
        image_link: expect.stringMatching(/^https:\/\/shop\.test\/img\/.*kettle.*\.jpg$/),
        availability: 'in_stock',
        price: '20 USD',
        sale_price: '15.5 USD',
        brand: 'Noor',
        condition: 'new',
        product_type: 'Kitchen &gt; Kettles',
      },
    ]);
  });

  it('tells each variant by itself, as one of a group', async () => {
    const items = await feedOf([tee]);
    expect(
      items.map(({ id, item_group_id: group, title, link, availability }) => [
        id,
        group,
        title,
        link,
        availability,
      ]),
    ).toEqual([
      ['TEE-M', 'TEE', 'Tee – M', 'https://shop.test/en/tee?childSku=TEE-M', 'in_stock'],
      ['TEE-L', 'TEE', 'Tee – L', 'https://shop.test/en/tee?childSku=TEE-L', 'out_of_stock'],
    ]);
  });

  it('says all that is required of every item, a brand or that there is none, and dinars in the Arabic store', async () => {
    const inDinars = { ...kettle, final_price_incl_tax: 15 };
    const bare = { ...inDinars, sku: 'BARE', brand_details: undefined };
    const items = await feedOf([inDinars, tee, bare], 1, 'ar');
    expect(items).toHaveLength(4);
    for (const item of items) {
      expect(required.filter((name) => (item[name] ?? '') === '')).toEqual([]);
      expect(item['price']).toMatch(/^\d+(?:\.\d+)? IQD$/);
      expect(item['brand'] ?? item['identifier_exists']).toMatch(/^(?:Noor|no)$/);
    }
  });

  it.each([
    ['a price', { final_price_incl_tax: undefined, price_incl_tax: undefined }],
    ['a picture', { image: null }],
  ])('leaves out a product without %s, which services refuse', async (_, without) => {
    expect(await feedOf([{ ...kettle, ...without }])).toEqual([]);
  });

  it('goes on in further parts, and ends', async () => {
    const many = Array.from({ length: mostFeedProducts + 1 }, (_, place) => ({
      ...kettle,
      sku: `K${place}`,
    }));
    expect((await feedOf(many)).length).toBe(mostFeedProducts);
    expect((await feedOf(many, 2)).map(({ id }) => id)).toEqual([`K${mostFeedProducts}`]);
    expect(await feedOf(many, 3)).toEqual([]);
  });
});

describe('productFeedAt', () => {
  it.each([
    ['/ar/feeds/google.xml', { store: 'ar', part: 1 }],
    ['/en/feeds/google-2.xml', { store: 'en', part: 2 }],
    ['/en/feeds/google-1.xml', undefined],
    ['/en/feeds/google-1000.xml', undefined],
    ['/fr/feeds/google.xml', undefined],
    ['/feeds/google.xml', undefined],
  ])('reads %s', (path, file) => {
    expect(productFeedAt(path)).toEqual(file);
  });
});
