import { describe, expect, it } from 'vitest';
import { carouselCards, carouselView, mostInCarousel } from './carousel-view.ts';

const item = (sku: string, is_in_stock = true) => ({
  id: 1,
  sku,
  name: sku,
  url_path: sku.toLowerCase(),
  price_incl_tax: 5,
  stock: { is_in_stock, qty: 3 },
});
const slide = (changes: object) => ({
  image: '/a.webp',
  image_small: '/s.webp',
  image_medium: '/m.webp',
  sort_order: 1,
  title: 'Tea',
  url: 'food/tea',
  ...changes,
});

describe('carouselCards', () => {
  it('keeps the order, with what is sold out last', () => {
    expect(carouselCards([item('A', false), item('B'), item('C')], 0).map(({ sku }) => sku)).toEqual([
      'B',
      'C',
      'A',
    ]);
  });

  it('are twenty at most', () => {
    expect(
      carouselCards(
        Array.from({ length: 30 }, (_, place) => item(`S${place}`)),
        0,
      ),
    ).toHaveLength(mostInCarousel);
  });
});

describe('carouselView', () => {
  it('orders slides as the owner does', () => {
    const { slides } = carouselView(
      {
        title: 'Tea',
        slides: [slide({ sort_order: 2, title: 'Second' }), slide({ title: 'First' })],
        items: [],
      },
      0,
    );
    expect(slides.map(({ title }) => title)).toEqual(['First', 'Second']);
  });

  it.each([
    ['the large picture', {}, { picture: '/a.webp' }],
    ['a smaller one without it', { image: '' }, { picture: '/m.webp' }],
    ['a path without slashes before it', { url: '/food' }, { urlPath: 'food' }],
    ['no way on', { url: null }, { urlPath: null }],
    ['no way on for an empty one', { url: '' }, { urlPath: null }],
    ['nothing where nobody described it', {}, { alt: '', focus: undefined }],
    ['what is in it, and what matters', { alt: 'Tea', focus: '30% 70%' }, { alt: 'Tea', focus: '30% 70%' }],
  ])('shows of a slide %s', (_, given, expected) => {
    expect(carouselView({ title: '', slides: [slide(given)], items: [] }, 0).slides[0]).toMatchObject(
      expected,
    );
  });

  it('has no title when none was given', () => {
    expect(carouselView({ title: ' ', slides: [], items: [] }, 0).title).toBe(null);
  });
});
