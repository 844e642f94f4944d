import { useTexts } from '../../../i18n/texts.tsx';
import { CategoryChips } from '../../../shop/cards/category-chips.tsx';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { useOfflineWarning } from '../use-offline-warning.lazy.ts';

/** Shown for a category without products. */
export const EmptyListing = ({ isUnavailable }: { isUnavailable: boolean }) => {
  const texts = useTexts('listing');
  useOfflineWarning(isUnavailable);
  return (
    <EmptyState
      heading="h2"
      picture={<RiverPicture floating="basket" />}
      text={texts.emptyListingText}
      title={texts.emptyListingTitle}
    >
      <CategoryChips className="justify-center" />
    </EmptyState>
  );
};
