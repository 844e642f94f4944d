import { useEffect, useRef, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { deviceSource } from '../../offline/device-source.ts';
import { paths } from '../../paths.ts';
import { LinkChip } from '@dijla/ui-kit/chip.tsx';
import { useIsNear } from '@dijla/ui-kit/hooks/use-is-near.ts';
import type { BrandTile } from '../../view-models/brands/brand-view.ts';
import type { ListingView } from './loading/load-listing.ts';
import { loadCategoryBrands } from './loading/load-category-brands.lazy.ts';

/** Pixels below the viewport at which the brands are requested. */
const ahead = 500;

/** Returns the brands once their place is near the viewport; empty before, and when the request fails. */
const useBrands = (category: number, isNear: boolean): readonly BrandTile[] => {
  const { code } = useStoreView();
  const [brands, setBrands] = useState<readonly BrandTile[]>([]);
  useEffect(() => {
    if (!isNear) return undefined;
    let isThere = true;
    loadCategoryBrands(deviceSource(code), category).then(
      (found) => isThere && setBrands(found),
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [category, code, isNear]);
  return brands;
};

/** The brands of a category below its products; a tap filters the listing by one of them. */
export const CategoryBrands = ({ category: { id, name, urlPath } }: Pick<ListingView, 'category'>) => {
  const texts = useTexts('listing');
  const { code } = useStoreView();
  const place = useRef<HTMLDivElement>(null);
  const brands = useBrands(id, useIsNear(place, ahead));
  return (
    <div ref={place}>
      {brands.length > 0 && (
        <section aria-labelledby="category-brands" className="frame grid gap-3 pt-14">
          <h2 className="text-xl" id="category-brands">
            {texts.brandsOf(name)}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {brands.map((brand) => (
              <li key={brand.id}>
                <LinkChip
                  lang={brand.lang ?? undefined}
                  rel="nofollow"
                  to={paths.entity(code, urlPath, { brand: String(brand.id) })}
                >
                  <bdi>{brand.name}</bdi>
                  {brand.count !== null && <small className="text-sm text-ink-soft">{brand.count}</small>}
                </LinkChip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
