import { useTexts } from '../../../i18n/texts.tsx';
import type { ListedPage } from '../../../paths.ts';
import { CategoryChips } from '../../../shop/cards/category-chips.tsx';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { useOfflineWarning } from '../use-offline-warning.lazy.ts';

/** Shown for one of the shop's own listings without products: the reason, and the categories. */
export const NothingListed = ({ page }: { page: ListedPage }) => {
  const { emptyTitle, emptyText } = useTexts('listed')[page];
  useOfflineWarning();
  return (
    <EmptyState heading="h2" picture={<RiverPicture floating="basket" />} text={emptyText} title={emptyTitle}>
      <CategoryChips className="justify-center" />
    </EmptyState>
  );
};
