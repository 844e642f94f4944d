import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { ReviewInput } from '@dijla/provider/modules/reviews/reviews';
import { chanceOf } from '../generated/chance.ts';
import type { ProductGroup } from '../generated/generated-products.ts';
import { reviewsOf } from '../reviews/reviews-of.ts';

/**
 * Returns the number of reviews of a product: at least two for bestsellers, none for two in three of the
 * others.
 */
const countOf = ({ sku, number_of_sales }: ProductInput, seed: number): number => {
  const chance = chanceOf(seed, `reviews of ${sku}`);
  if (number_of_sales >= 100) return 2 + chance.below(6, 'count');
  return chance.hits(330, 'has reviews') ? 1 + chance.below(3, 'count') : 0;
};

/** Most reviews are approved; a few are pending, and some are rejected. */
const statusOf = (place: number): ReviewInput['status'] => {
  if (place < 940) return 1;
  return place < 985 ? 2 : 3;
};

const departmentOf = ({ type, categories }: ProductInput): string | null =>
  type === 'downloadable' ? 'e-books' : (categories[0]?.url_path.split('/')[0] ?? null);

/** Returns the reviews of a visible product, the same for the same seed. */
export const demoReviews = ({ products }: ProductGroup, seed: number): ReviewInput[] => {
  const product = products.at(-1);
  if (product === undefined || product.status !== 1) return [];
  return reviewsOf(
    { sku: product.sku, department: departmentOf(product) },
    { count: countOf(product, seed), seed },
  ).map((review, index) => {
    const natural_key = `demo ${product.sku} ${index + 1}`;
    return {
      natural_key,
      sku: product.sku,
      status: statusOf(chanceOf(seed, natural_key).below(1000, 'status')),
      ...review,
    };
  });
};
