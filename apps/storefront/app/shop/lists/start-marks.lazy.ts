import type { Language } from '@dijla/contract/store-views';
import { showCompare } from '../../device/lists/compare-actions.ts';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { showWatchlist } from '../../device/lists/watchlist-actions.ts';
import { showWishlist } from '../../device/lists/wishlist-actions.ts';
import { withTexts } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import { CardMarks } from './card-marks.lazy.tsx';
import { lateMarks } from './late-marks.ts';
import { ProductMarks } from './product-marks.lazy.tsx';
import { SeenPrice } from './seen-price.lazy.tsx';

const textsOf = textsIn('lists/marks');

/** Reads the device's lists and shows hearts on every card and product of the page, now and after navigations. */
export const startMarks = async (language: Language): Promise<void> => {
  const [texts] = await Promise.all([textsOf[language](), showCompare()]);
  lateMarks.setState({
    card: withTexts(CardMarks, texts),
    product: withTexts(ProductMarks, texts),
    seenPrice: SeenPrice,
  });
  await showWishlist();
  if (hasSessionMark()) await showWatchlist();
};
