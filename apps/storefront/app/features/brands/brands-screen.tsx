import { useMemo, useState } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { BreadcrumbData } from '../../shop/page/breadcrumb-data.tsx';
import { Breadcrumbs } from '../../shop/page/breadcrumbs.tsx';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { brandsFound, countOf } from '../../view-models/brands/brand-groups.ts';
import { unpackedBrands } from '../../view-models/brands/packed-brands.ts';
import { BrandList } from './brand-list.tsx';
import { BrandPager } from './brand-pager.tsx';
import { BrandSearch } from './brand-search.tsx';
import { FeaturedBrands } from './featured-brands.tsx';
import { LetterBar } from './letter-bar.tsx';
import type { BrandsView } from './load-brands.ts';
import { useAskedTerm } from './use-asked-term.ts';
import { textsIn } from '../../i18n/texts-in.ts';

/** Loaded only when no brand is found. */
const noBrand = lazyPart({
  part: async () => (await import('./no-brand.lazy.tsx')).NoBrand,
  texts: textsIn('listing/no-brand'),
});

/** The brands page: featured brands, all brands by letter, and a search field. */
export const BrandsScreen = ({ view }: { view: BrandsView }) => {
  const texts = useTexts('brands');
  const { code } = useStoreView();
  const [term, setTerm] = useState(view.term);
  const all = useMemo(() => unpackedBrands(view.groups), [view.groups]);
  const groups = useMemo(() => brandsFound(all, term), [all, term]);
  const path = paths.brands(code);
  const canonicalPath = view.isByOtherName || view.term !== '' ? null : path;
  const description = texts.pageDescription(view.count);
  const isWhole = term.trim() === '';
  useAskedTerm(view, term.trim());
  const isAnswered = !view.isSplit || term.trim() === view.term;
  const found = view.isSplit && isAnswered ? view.count : countOf(groups);
  return (
    <>
      <PageHead canonicalPath={canonicalPath} description={description} title={texts.title} />
      {import.meta.env.SSR && (
        <OpenGraph
          description={description}
          path={canonicalPath}
          picture={view.picture}
          title={texts.title}
        />
      )}
      <BreadcrumbData here={{ name: texts.title, path }} trail={[]} />
      <div className="frame grid grid-cols-1 gap-4 pt-1 pb-10 md:pt-3">
        <Breadcrumbs here={texts.title} trail={[]} />
        <div className="-mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
            <output className="text-ink-soft">{texts.brandCount(found)}</output>
          </div>
          <BrandSearch onType={setTerm} term={term} />
        </div>
        {isWhole && (view.pages?.page ?? 1) === 1 && <FeaturedBrands brands={view.featured} />}
        {found === 0 && isAnswered ? (
          <noBrand.Part term={term.trim()} />
        ) : (
          <div>
            {isWhole && <LetterBar groups={groups} view={view} />}
            <BrandList groups={groups} showOnlyImage={view.showOnlyImage} />
            {isAnswered && <BrandPager view={view} />}
          </div>
        )}
      </div>
    </>
  );
};
