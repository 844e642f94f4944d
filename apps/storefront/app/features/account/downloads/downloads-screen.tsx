import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { downloads } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/downloads`: files that a customer bought. */
export const DownloadsScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => downloads.fetch(language), [language]);
  return (
    <AccountShell title={texts.downloads}>
      <downloads.Part />
    </AccountShell>
  );
};
