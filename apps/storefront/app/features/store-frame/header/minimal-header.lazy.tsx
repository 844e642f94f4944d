import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { useShopName } from '../../../shop/page/use-shop-name.ts';
import { Wordmark } from '../../../shop/page/wordmark.tsx';
import { StoreSwitch } from './store-switch.tsx';

/** The header of error pages: a link home and one to the other language (spec 1 §2, layout minimal). */
export const MinimalHeader = () => (
  <header className="frame flex min-h-(--header) flex-wrap items-center justify-between gap-x-3">
    <Link
      aria-label={useTexts('shell').shopHome(useShopName())}
      className="press -ms-1 shrink-0 rounded-card p-1"
      to={paths.home(useStoreView().code)}
    >
      <Wordmark />
    </Link>
    <span className="[&_a]:flex! [&_a]:px-3 [&_bdi]:not-sr-only!">
      <StoreSwitch />
    </span>
  </header>
);
