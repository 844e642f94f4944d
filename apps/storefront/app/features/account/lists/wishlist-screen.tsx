import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { wishlist } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/wishlist` (spec 2 §2) */
export const WishlistScreen = () => {
  const { language } = useStoreView();
  useEffect(() => wishlist.fetch(language), [language]);
  return (
    <AccountShell title={useTexts('account').wishlist}>
      <wishlist.Part />
    </AccountShell>
  );
};
