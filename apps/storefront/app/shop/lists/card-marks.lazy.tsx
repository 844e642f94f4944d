import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useCompare } from '../../device/lists/compare-actions.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { useCardList } from '../cards/card-list.tsx';
import { toggleCompare } from './compare-toggle.lazy.ts';
import { listPagePaths } from './list-paths.lazy.ts';
import { listedCard } from './listed-product.ts';
import { MarkButton } from './mark-button.lazy.tsx';
import { toggleWish, useIsWished } from './wish-toggle.lazy.ts';

/**
 * Heart and scales of a card, over its picture. The scales stand on every card once something is compared; before
 * that where a pointer can rest on the card.
 */
export const CardMarks = ({ card }: { card: CardView }) => {
  const texts = useTexts('marks');
  const { code } = useStoreView();
  const { navigate } = useCardList();
  const isWished = useIsWished(card.sku);
  const isCompared = useCompare(({ products }) => products.some(({ sku }) => sku === card.sku));
  const hasCompared = useCompare(({ products }) => products.length > 0);
  const product = listedCard(card);
  const openList = () => void navigate(listPagePaths.wishlist(code));
  const openComparison = () => void navigate(listPagePaths.compare(code));
  return (
    <div className="z-10 col-start-1 row-start-1 grid self-start justify-self-end p-1">
      <MarkButton
        icon={isWished ? 'heartFull' : 'heart'}
        isOn={isWished}
        label={(isWished ? texts.wished : texts.wish)(card.name)}
        onStyle="text-danger"
        onToggle={() => toggleWish({ product }, { texts, openList })}
      />
      <MarkButton
        className={
          hasCompared
            ? ''
            : 'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:hidden'
        }
        icon="compare"
        isOn={isCompared}
        label={(isCompared ? texts.compared : texts.compare)(card.name)}
        onStyle="text-accent-ink"
        onToggle={() => void toggleCompare(product, { texts, openComparison })}
      />
    </div>
  );
};
