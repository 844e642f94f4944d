import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../demo-products.ts';
import { departments } from '../departments/departments.ts';
import { firstCards } from './first-cards.ts';

const products = [...demoProducts({ count: 2000, seed: 1 })]
  .flatMap(({ products }) => products.slice(-1))
  .filter(({ visibility, status }) => visibility > 1 && status === 1);
const pictureOf = ({ media }: ProductInput): string => media[0]?.path ?? '';

describe.each(Object.keys(departments))('the first cards of %s', (department) => {
  const pictures = firstCards(products, department).map(pictureOf);

  it('show at least 35 pictures on 50 cards, and seven of ten where there are fewer cards', () => {
    expect(pictures.length).toBeGreaterThan(20);
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(Math.min(35, Math.ceil(pictures.length * 0.7)));
  });

  it('never repeat the picture before', () => {
    expect(pictures.filter((picture, index) => picture === pictures[index - 1])).toEqual([]);
  });
});
