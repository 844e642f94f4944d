import { describe, expect, it } from 'vitest';
import { cardView } from './card-view.ts';

const color = {
  attribute_code: 'color',
  values: [
    { value_index: 49, label: 'Black', hex: '#222226' },
    { value_index: 50, label: 'Sand', hex: '#cdb68f' },
  ],
};

describe('cardView', () => {
  it('shows a simple product', () => {
    const document = {
      sku: 'DJ-SIMPLE',
      nm: 'Bottle',
      type_id: 'simple',
      url_path: 'bottle',
      si: '/d/bottle.webp',
      fpit: 12_000,
      opit: 12_000,
      stock: { qty: 9, is_in_stock: true, manage_stock: true },
    };
    expect(cardView(document, 0)).toEqual({
      sku: 'DJ-SIMPLE',
      name: 'Bottle',
      lang: null,
      urlPath: 'bottle',
      picture: { path: '/d/bottle.webp', tone: null },
      price: { final: 12_000, regular: null, isFrom: false },
      isOutOfStock: false,
      onlyLeft: null,
      colours: [],
      rating: null,
      delivery: '',
      buying: 'add',
    });
  });

  it('shows the lowest price and the colours of a product with variants', () => {
    const document = {
      sku: 'DJ-TEE',
      fpit: 15_000,
      configurable_options: [color],
      configurable_children: [
        { sku: 'A', fpit: 15_000 },
        { sku: 'B', fpit: 13_000 },
      ],
    };
    expect(cardView(document, 0)).toMatchObject({
      price: { final: 13_000, isFrom: true },
      colours: ['#222226', '#cdb68f'],
    });
  });

  it('takes no price of a variant that is not for sale', () => {
    const children = [
      { sku: 'A', fpit: 15_000, status: 1 },
      { sku: 'B', fpit: 13_000, status: 2 },
    ];
    expect(
      cardView(
        { sku: 'DJ-TEE', fpit: 15_000, configurable_options: [color], configurable_children: children },
        0,
      ),
    ).toMatchObject({ price: { final: 15_000, isFrom: false } });
  });

  it('shows what a product costs at least with what must be chosen beside it', () => {
    const engraving = { is_require: true, price: 5000, price_type: 'fixed', values: [] };
    expect(
      cardView({ sku: 'DJ-ENGRAVED', fpit: 18_000, opit: 18_000, custom_options: [engraving] }, 0),
    ).toMatchObject({ price: { final: 23_000, regular: null, isFrom: true }, buying: 'look' });
  });

  it.each([
    [
      {
        si: '/b.webp',
        media_gallery: [
          { image: '/a.webp', pos: 1, tone: '#aaaaaa' },
          { image: '/b.webp', pos: 2, tone: '#bbbbbb' },
        ],
      },
      { path: '/b.webp', tone: '#bbbbbb' },
    ],
    [
      { image: '/c.webp', media_gallery: [{ image: '/a.webp', pos: 1, tone: '#aaaaaa' }] },
      { path: '/c.webp', tone: null },
    ],
    [
      {
        media_gallery: [
          { image: '/b.webp', pos: 2 },
          { image: '/a.webp', pos: 1, tone: '#aaaaaa' },
        ],
      },
      { path: '/a.webp', tone: '#aaaaaa' },
    ],
    [{}, null],
  ])('takes the small picture with its tone, else the first (%#)', (document, picture) => {
    expect(cardView({ sku: 'X', ...document }, 0).picture).toEqual(picture);
  });

  it.each<[string, object, string | null]>([
    ['ordinary goods', {}, ''],
    ['large ones', { type_id: 'configurable', size_class: 'large' }, 'large'],
    ['what can be engraved', { custom_options: [{ option_id: 1, is_require: false }] }, ''],
    [
      'what must be, of which nobody knows the day',
      { custom_options: [{ option_id: 1, is_require: true }] },
      null,
    ],
    ['a gift card', { type_id: 'virtual' }, null],
    ['a book to download', { type_id: 'downloadable' }, null],
  ])('says by which class %s are delivered', (_, document, delivery) =>
    expect(cardView({ sku: 'X', ...document }, 0).delivery).toBe(delivery),
  );

  it('marks what is out of stock', () => {
    expect(
      cardView({ sku: 'DJ-GONE', stock: { qty: 0, is_in_stock: false, manage_stock: true } }, 0).isOutOfStock,
    ).toBe(true);
  });

  it.each([
    [
      { rating_summary: 92, reviews_count: 4 },
      { tenths: 46, count: 4 },
    ],
    [
      { rating_summary: 87, reviews_count: 11 },
      { tenths: 44, count: 11 },
    ],
    [{ rating_summary: 0, reviews_count: 0 }, null],
    [{}, null],
  ])('rates by %j only where there are reviews', (document, rating) => {
    expect(cardView({ sku: 'X', ...document }, 0).rating).toEqual(rating);
  });

  it.each([
    [{ type_id: 'simple' }, 'add'],
    [{ type_id: 'virtual' }, 'add'],
    [{ type_id: 'configurable' }, 'choose'],
    [{ type_id: 'bundle' }, 'look'],
    [{ type_id: 'grouped' }, 'look'],
    [{ type_id: 'downloadable' }, 'look'],
    [{ type_id: 'simple', custom_options: [{ option_id: 1 }] }, 'look'],
    [{ type_id: 'configurable', custom_options: [{ option_id: 1 }] }, 'look'],
  ])('buys %j by: %s', (document, buying) => {
    expect(cardView({ sku: 'X', ...document }, 0).buying).toBe(buying);
  });

  const child = (color: number, is_in_stock: boolean, image: string) => ({
    sku: `TEE-${color}`,
    color,
    s: 1,
    i: image,
    stock: { is_in_stock },
  });
  it.each([
    [
      'without the colour that is gone, and in one that is there',
      [child(49, false, '/black.webp'), child(50, true, '/sand.webp')],
      [['#cdb68f'], '/sand.webp'],
    ],
    [
      'in its own colour while any size of it is there',
      [child(49, false, '/black.webp'), child(49, true, '/black.webp'), child(50, true, '/sand.webp')],
      [['#222226', '#cdb68f'], '/black.webp'],
    ],
    [
      'without a colour that is not sold',
      [child(49, true, '/black.webp'), { ...child(50, true, '/sand.webp'), s: 2 }],
      [['#222226'], '/black.webp'],
    ],
    [
      'as it is made when nothing of it is there',
      [child(49, false, '/black.webp'), child(50, false, '/sand.webp')],
      [['#222226', '#cdb68f'], '/black.webp'],
    ],
    [
      'as it is made when it is not told which variant is there',
      [{ sku: 'A', stock: { is_in_stock: false } }, { sku: 'B' }],
      [['#222226', '#cdb68f'], '/black.webp'],
    ],
  ])('shows a product with colours %s', (_, children, [colours, path]) => {
    const card = cardView(
      { sku: 'TEE', si: '/black.webp', configurable_options: [color], configurable_children: children },
      0,
    );
    expect([card.colours, card.picture?.path]).toEqual([colours, path]);
  });

  it('knows the tone of the picture it shows instead', () => {
    const gallery = [
      { image: '/black.webp', pos: 1, tone: '#aaaaaa' },
      { image: '/sand.webp', pos: 2, tone: '#bbbbbb' },
    ];
    const children = [child(49, false, '/black.webp'), child(50, true, '/sand.webp')];
    expect(
      cardView({ sku: 'TEE', si: '/black.webp', media_gallery: gallery, configurable_children: children }, 0)
        .picture,
    ).toEqual({ path: '/sand.webp', tone: '#bbbbbb' });
  });

  it('shows of what was filtered for a variant that is there', () => {
    const sizes = [
      { ...child(49, false, '/gone.webp'), size: 1 },
      { ...child(49, true, '/black.webp'), sku: 'TEE-L', size: 2 },
    ];
    const card = cardView({ sku: 'TEE', configurable_options: [color], configurable_children: sizes }, 0, {
      color: ['49'],
    });
    expect([card.asked, card.picture?.path]).toEqual([{ color: 49 }, '/black.webp']);
  });

  const shirt = {
    sku: 'TEE',
    si: '/white.webp',
    configurable_options: [color, { attribute_code: 'size', values: [] }],
    configurable_children: [
      { sku: 'TEE-OFF', color: 50, size: 1, s: 2, i: '/off.webp' },
      { sku: 'TEE-SAND-L', color: 50, size: 2, s: 1, i: '/sand.webp' },
      { sku: 'TEE-BLACK-M', color: 49, size: 1, s: 1, i: '/black.webp' },
    ],
  };
  it.each([
    ['by itself when nothing was filtered', {}, [undefined, '/white.webp']],
    ['by the variant that was filtered for', { color: ['49'] }, [{ color: 49 }, '/black.webp']],
    ['by the first that is one of several', { color: ['49', '50'] }, [{ color: 50 }, '/sand.webp']],
    [
      'by one variant that is all of it',
      { color: ['49', '50'], size: ['1'] },
      [{ color: 49, size: 1 }, '/black.webp'],
    ],
    ['by itself when its variants do not differ by it', { brand: ['7'] }, [undefined, '/white.webp']],
  ])('shows a product %s', (_, wanted, [asked, path]) => {
    const card = cardView(shirt, 0, wanted);
    expect([card.asked, card.picture?.path]).toEqual([asked, path]);
  });

  it('says how many are left when they are few', () => {
    const left = (qty: number) =>
      cardView({ sku: 'X', stock: { qty, is_in_stock: true, manage_stock: true } }, 0).onlyLeft;
    expect([left(2), left(80)]).toEqual([2, null]);
  });

  it('marks a name that had to fall back to the other language', () => {
    expect(cardView({ sku: 'X', nm: 'Kettle', lang: 'en' }, 0).lang).toBe('en');
  });
});
