import { useEffect, useRef, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { deviceSource } from '../../offline/device-source.ts';
import { paths } from '../../paths.ts';
import { LinkChip } from '../../ui/chip.tsx';
import { useIsNear } from '../../ui/hooks/use-is-near.ts';
import type { BrandTile } from '../../view-models/brands/brand-view.ts';
import type { ListingView } from './loading/load-listing.ts';
import { loadCategoryBrands } from './loading/load-category-brands.lazy.ts';

/** How far below the screen its place may be when they are asked for, in pixels. */
const ahead = 500;

/** The brands once one is on the way to their place; none before, and when they do not come. */
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

/** Brands of a category below its products: one tap narrows it down to one of them. */
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
