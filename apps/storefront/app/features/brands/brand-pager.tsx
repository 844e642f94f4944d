import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { type BrandsView, otherNames } from './load-brands.ts';

/** Returns the URL parameters of another page of the same view; the first page has no number. */
export const pageParameters = (
  { isByOtherName, term }: Pick<BrandsView, 'isByOtherName' | 'term'>,
  page: number,
): Record<string, string | undefined> => ({
  names: isByOtherName ? otherNames : undefined,
  q: term === '' ? undefined : term,
  page: page > 1 ? String(page) : undefined,
});

/** Links to the previous and next page of brands. */
export const BrandPager = ({ view }: { view: BrandsView }) => {
  const texts = useTexts('brands');
  const { code } = useStoreView();
  const { pages } = view;
  if (pages === null) return null;
  const to = (page: number) => paths.brands(code, '', pageParameters(view, page));
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap justify-center gap-3 pt-6">
      {pages.page > 1 && (
        <Link className={buttonStyle.quiet} rel="prev" to={to(pages.page - 1)}>
          {texts.previousPage}
        </Link>
      )}
      {pages.page < pages.count && (
        <Link className={buttonStyle.quiet} rel="next" to={to(pages.page + 1)}>
          {texts.nextPage}
        </Link>
      )}
    </nav>
  );
};
