import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { privacy } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/privacy`: a customer’s data in a file, and the end of the account. */
export const PrivacyScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => privacy.fetch(language), [language]);
  return (
    <AccountShell title={texts.privacy}>
      <privacy.Part />
    </AccountShell>
  );
};
