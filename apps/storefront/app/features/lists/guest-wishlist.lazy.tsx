import { Link } from 'react-router';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useWishlist } from '../../device/lists/wishlist-state.ts';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { paths } from '../../paths.ts';
import { WishlistView } from '../../shop/lists/wishlist-view.lazy.tsx';

/** That the list is on this device alone, and how it goes to all of them. */
const OnDevice = () => {
  const texts = useTexts('wishlist');
  const { code } = useStoreView();
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-accent-soft px-4 py-3">
      <Icon className="size-5 text-accent-ink" name="info" />
      <span className="min-w-0 grow basis-40">{texts.onDevice}</span>
      <Link
        className="press inline-flex min-h-11 items-center font-semibold text-accent-ink"
        state={{ from: `/${code}/my-account/wishlist` }}
        to={paths.login(code)}
      >
        {texts.logIn}
      </Link>
    </p>
  );
};

/** The wishlist of a guest; a customer who comes here sees the account's. */
export const GuestWishlist = () => {
  const isCustomer = hasSessionMark();
  const hasAny = useWishlist(({ entries }) => entries.length > 0);
  return (
    <>
      {!isCustomer && hasAny && <OnDevice />}
      <WishlistView isCustomer={isCustomer} />
    </>
  );
};
