import { Link } from 'react-router';
import { useStoreView } from '../i18n/store-context.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { RiverPicture } from '../ui/river-picture.tsx';

export const EmptyCart = () => {
  const texts = useTexts('cart');
  return (
    <EmptyState picture={<RiverPicture floating="basket" />} text={texts.emptyText} title={texts.emptyTitle}>
      <Link className={buttonStyle.primary} to={paths.home(useStoreView().code)}>
        {texts.continueShopping}
      </Link>
    </EmptyState>
  );
};
