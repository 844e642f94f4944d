import type { ListingView } from './loading/load-listing.ts';
import { CategoryBrands } from './category-brands.lazy.tsx';
import { CategoryDescription } from './category-description.lazy.tsx';

/** What stands below the products of a category: its brands, and what the owner says of it. */
export const Below = ({ category }: Pick<ListingView, 'category'>) => (
  <>
    <CategoryBrands category={category} key={category.id} />
    {category.description.length > 0 && <CategoryDescription category={category} />}
  </>
);
