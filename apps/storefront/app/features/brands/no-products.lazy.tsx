import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';

/** Shown for a brand that has no products at present. */
export const NoProducts = ({ brand }: { brand: string }) => {
  const texts = useTexts('noBrand');
  const { code } = useStoreView();
  return (
    <EmptyState
      heading="h2"
      picture={<RiverPicture floating="basket" />}
      text={texts.noProductsText}
      title={texts.noProductsTitle(brand)}
    >
      <Link className={buttonStyle.primary} to={paths.brands(code)}>
        {texts.allBrands}
      </Link>
    </EmptyState>
  );
};
