import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { CategoryChips } from '../../shop/cards/category-chips.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';

/** Shown when no brand matches the term, or there are no brands; links to products. */
export const NoBrand = ({ term }: { term: string }) => {
  const texts = useTexts('noBrand');
  const { code } = useStoreView();
  return term === '' ? (
    <EmptyState
      heading="h2"
      picture={<RiverPicture floating="basket" />}
      text={texts.noBrandsText}
      title={texts.noBrandsTitle}
    >
      <CategoryChips className="justify-center" />
    </EmptyState>
  ) : (
    <EmptyState
      heading="h2"
      picture={<RiverPicture floating="leaf" />}
      text={texts.noneText}
      title={texts.noneTitle(term)}
    >
      <Link className={buttonStyle.primary} to={paths.search(code, { q: term })}>
        {texts.searchProducts(term)}
      </Link>
    </EmptyState>
  );
};
