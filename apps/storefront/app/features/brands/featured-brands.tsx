import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Photo } from '../../shop/pictures/photo.ts';
import { type BrandTile, otherLanguage } from '../../view-models/brands/brand-view.ts';
import { hueOf } from '../../view-models/product/hue-of.ts';

/** A brand's picture above its name, or its name in large type, on a colored background. */
const Tile = ({ brand, hue }: { brand: BrandTile; hue: number }) => {
  const { code, language } = useStoreView();
  const { name, lang, otherName, key, picture } = brand;
  return (
    <Link
      className="press tinted block overflow-hidden rounded-card md:rounded-sheet"
      style={{ '--hue': hue } as CSSProperties}
      to={paths.brands(code, key)}
    >
      {picture === null ? (
        <span className="grid aspect-[8/5] content-center justify-items-center p-3 text-center leading-snug">
          <bdi className="text-xl font-bold wrap-anywhere md:text-2xl" lang={lang ?? undefined}>
            {name}
          </bdi>
          {otherName !== null && (
            <bdi className="text-sm md:text-base" lang={otherLanguage(brand, language)}>
              {otherName}
            </bdi>
          )}
        </span>
      ) : (
        <span className="grid aspect-[8/5] content-center justify-items-center gap-1">
          <span className="block w-2/5">
            <Photo alt="" isBare path={picture} size={200} slot="(min-width: 52rem) 6rem, 16vw" />
          </span>
          <bdi className="font-bold" lang={lang ?? undefined}>
            {name}
          </bdi>
        </span>
      )}
    </Link>
  );
};

/** The brands the owner has featured. */
export const FeaturedBrands = ({ brands }: { brands: readonly BrandTile[] }) => {
  const texts = useTexts('brands');
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="featured-brands" className="min-w-0 pt-2">
      <h2 className="pb-3 text-xl md:pb-4" id="featured-brands">
        {texts.featured}
      </h2>
      <ul className="shelf -mx-4 auto-cols-[max(40%,8rem)] px-4 md:mx-0 md:grid-flow-row md:grid-cols-5 md:gap-4 md:px-0">
        {brands.map((brand, place) => (
          <li className="snap-start" key={brand.id}>
            <Tile brand={brand} hue={hueOf(place)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
