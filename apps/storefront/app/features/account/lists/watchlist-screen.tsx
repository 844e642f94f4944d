import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { watchlist } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/watchlist` (spec 2 §2) */
export const WatchlistScreen = () => {
  const { language } = useStoreView();
  useEffect(() => watchlist.fetch(language), [language]);
  return (
    <AccountShell title={useTexts('account').watchlist}>
      <watchlist.Part />
    </AccountShell>
  );
};
