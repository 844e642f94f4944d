import { useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { CategoryChips } from '../../../shop/category-chips.tsx';
import { showNotification } from '../../../shop/notification-store.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RiverPicture } from '../../../ui/river-picture.tsx';

/** A category without products: offline it says that none is on the device. */
export const EmptyListing = () => {
  const shell = useTexts('shell');
  const texts = useTexts('listing');
  useEffect(() => {
    if (!navigator.onLine) showNotification({ type: 'warning', message: shell.noProductsOffline, action1: { label: shell.ok } });
  }, [shell]);
  return (
    <EmptyState picture={<RiverPicture floating="basket" />} text={texts.emptyListingText} title={texts.emptyListingTitle}>
      <CategoryChips className="justify-center" />
    </EmptyState>
  );
};
