import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { affiliate } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/affiliate-program`: signing up, and what a partner earns (spec 2 §2). */
export const AffiliateScreen = () => {
  const { language } = useStoreView();
  useEffect(() => affiliate.fetch(language), [language]);
  return (
    <AccountShell title={useTexts('account').affiliate}>
      <affiliate.Part />
    </AccountShell>
  );
};
