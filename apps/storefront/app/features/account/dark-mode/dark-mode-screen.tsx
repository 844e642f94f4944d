import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { darkMode } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/dark-mode`: whether pages are dark. */
export const DarkModeScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => darkMode.fetch(language), [language]);
  return (
    <AccountShell title={texts.darkMode}>
      <darkMode.Part />
    </AccountShell>
  );
};
