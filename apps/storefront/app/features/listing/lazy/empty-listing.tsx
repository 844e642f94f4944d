import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { showNotification } from '../../../shop/notification-store.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RiverPicture } from '../../../ui/river-picture.tsx';

/** A category without products: offline it says that none is on the device. */
export const EmptyListing = () => {
  const shell = useTexts('shell');
  const texts = useTexts('listing');
  const store = useStoreView();
  useEffect(() => {
    if (!navigator.onLine) showNotification({ type: 'warning', message: shell.noProductsOffline, action1: { label: shell.ok } });
  }, [shell]);
  return (
    <EmptyState picture={<RiverPicture floating="basket" />} text={texts.emptyListingText} title={texts.emptyListingTitle}>
      <Link className={buttonStyle.primary} to={paths.home(store.code)}>
        {shell.goHome}
      </Link>
    </EmptyState>
  );
};
