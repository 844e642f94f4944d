import { reviewDocument } from '@dijla/contract/schemas';
import { seedDemo } from '@dijla/demo-catalogue/loading/seed-demo';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { type Asked, vsfSearch } from './vsf-search.ts';

const { url } = await providerOverHttp({}, (database) => seedDemo(database, { count: 200, seed: 1 }));
const search = vsfSearch(url);
const on = (attribute: string, value: unknown) => ({ attribute, value, scope: 'default' });
const reviews = async (filters: readonly ReturnType<typeof on>[] = [], asked: Asked = {}) =>
  (await search({ entity: 'review', size: 50, ...asked, request: { _appliedFilters: [...filters] } })).hits;

describe('reviews', () => {
  it('case 68: are found by their product, as a number and as a text', async () => {
    const product = Number((await reviews())[0]?.['product_id']);
    const [byNumber, byText] = [
      await reviews([on('product_id', { eq: product }), on('review_status', { eq: 1 })]),
      await reviews([on('product_id', { eq: String(product) })]),
    ];
    expect(byNumber).toEqual(byText);
    expect(byNumber.length).toBeGreaterThan(0);
    expect(byNumber.map(({ _score, ...review }) => reviewDocument.parse(review).product_id)).toEqual(
      byNumber.map(() => product),
    );
  });

  it('that nobody has approved are none', async () => {
    expect(await reviews([on('review_status', { in: [2, 3] })])).toEqual([]);
  });

  it('come without the members that clients leave out', async () => {
    const [review] = await reviews([], { exclude: ['review_entity', 'review_status'] });
    expect(review).toMatchObject({
      id: expect.any(Number),
      title: expect.any(String),
      detail: expect.any(String),
      nickname: expect.any(String),
    });
    expect(
      Object.keys(review ?? {}).filter((member) => ['review_entity', 'review_status'].includes(member)),
    ).toEqual([]);
  });
});
