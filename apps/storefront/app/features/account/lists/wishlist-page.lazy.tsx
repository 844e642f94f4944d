import { useTexts } from '../../../i18n/texts.tsx';
import { WishlistView } from '../../../shop/lists/wishlist-view.lazy.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';

/** The customer's wishlist, as the device has it and then as the shop has it. */
export const WishlistPage = () => {
  const { wishlist } = useTexts('account');
  return (
    <AccountFrame place="wishlist" title={wishlist}>
      {() => (
        <>
          <h1 className="text-2xl md:text-3xl">{wishlist}</h1>
          <WishlistView isCustomer />
        </>
      )}
    </AccountFrame>
  );
};
