import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useResting } from '@dijla/ui-kit/hooks/use-resting.ts';
import type { BrandTile } from '../../view-models/brands/brand-view.ts';
import { RowHeading } from './row-heading.tsx';

/** Brand names that link to their pages, and a link to all brands. */
export const Brands = ({ brands }: { brands: readonly BrandTile[] }) => {
  const texts = useTexts('home');
  const { code } = useStoreView();
  const resting = useResting();
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="brands-title" className={`${resting} frame pt-4 [--rest-height:10rem] md:pt-6`}>
      <RowHeading allPath={paths.brands(code)} id="brands-title" title={texts.shopByBrand} />
      <ul className="shelf -mx-4 grid-rows-2 auto-cols-max gap-2 px-4 md:mx-0 md:flex md:flex-wrap md:gap-3 md:px-0">
        {brands.map(({ id, name, lang, key }) => (
          <li key={id}>
            <Link
              className="press flex min-h-12 items-center justify-center rounded-full bg-sunken px-6 font-semibold whitespace-nowrap hover:bg-line"
              to={paths.brands(code, key)}
            >
              <bdi lang={lang ?? undefined}>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
