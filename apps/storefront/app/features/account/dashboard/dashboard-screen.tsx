import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { dashboard } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account`: where a customer's account begins. */
export const DashboardScreen = () => {
  const { account } = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => dashboard.fetch(language), [language]);
  return (
    <AccountShell title={account}>
      <dashboard.Part />
    </AccountShell>
  );
};
