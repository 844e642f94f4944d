import { useEffect } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { profile } from './account-parts.tsx';
import { AccountShell } from './frame/account-shell.tsx';

/** The customer's profile page; its content is known on the device only. */
export const ProfileScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => profile.fetch(language), [language]);
  return (
    <AccountShell title={texts.toAccount}>
      <profile.Part />
    </AccountShell>
  );
};
