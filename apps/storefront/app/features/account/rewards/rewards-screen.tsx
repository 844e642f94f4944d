import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { rewards } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/rewards`: a customer's points. */
export const RewardsScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => rewards.fetch(language), [language]);
  return (
    <AccountShell title={texts.rewards}>
      <rewards.Part />
    </AccountShell>
  );
};
