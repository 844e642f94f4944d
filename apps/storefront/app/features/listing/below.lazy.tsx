import type { ListingView } from './loading/load-listing.ts';
import { CategoryBrands } from './category-brands.lazy.tsx';
import { CategoryDescription } from './category-description.lazy.tsx';

/** The part below a category's products: its brands and its description. */
export const Below = ({ category }: Pick<ListingView, 'category'>) => (
  <>
    <CategoryBrands category={category} key={category.id} />
    {category.description.length > 0 && <CategoryDescription category={category} />}
  </>
);
