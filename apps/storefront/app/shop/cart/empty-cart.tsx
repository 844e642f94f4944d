import { useMemo } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { CartSeen } from './cart-seen.tsx';
import { useSeenProducts } from '../cards/seen-products.ts';
import type { KnownBestsellers } from '../cards/known-bestsellers.ts';
import { textsIn } from '../../i18n/texts-in.ts';

const bestsellers = lazyPart({
  part: async () => (await import('./cart-bestsellers.lazy.tsx')).CartBestsellers,
  texts: textsIn('catalogue', 'product/carousel'),
});

/** A row of bestsellers. */
export const CartBestsellersRow = (known: Partial<KnownBestsellers>) => <bestsellers.Part {...known} />;

/** An empty cart, with recently viewed products or bestsellers below. */
export const EmptyCart = ({ bestsellers: known = null }: Partial<KnownBestsellers>) => {
  const texts = useTexts('cart');
  const { code } = useStoreView();
  const seen = useSeenProducts(code);
  // Memoized, because React discards updates to a boundary that has not hydrated.
  const row = useMemo(() => <CartBestsellersRow bestsellers={known} />, [known]);
  return (
    <>
      <EmptyState
        picture={<RiverPicture floating="basket" />}
        text={texts.emptyText}
        title={texts.emptyTitle}
      >
        <Link className={buttonStyle.primary} to={paths.home(code)}>
          {texts.continueShopping}
        </Link>
      </EmptyState>
      {seen.length > 0 ? <CartSeen seen={seen} /> : row}
    </>
  );
};
