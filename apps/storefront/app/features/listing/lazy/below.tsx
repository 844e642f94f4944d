import type { ListingView } from '../load-listing.ts';
import { CategoryBrands } from './category-brands.tsx';
import { CategoryDescription } from './category-description.tsx';

/** What stands below the products of a category: its brands, and what the owner says of it. */
export const Below = ({ category }: Pick<ListingView, 'category'>) => (
  <>
    <CategoryBrands category={category} key={category.id} />
    {category.description.length > 0 && <CategoryDescription category={category} />}
  </>
);
