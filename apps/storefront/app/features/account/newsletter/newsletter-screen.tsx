import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { newsletter } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/newsletter` (spec 2 §2) */
export const NewsletterScreen = () => {
  const { language } = useStoreView();
  useEffect(() => newsletter.fetch(language), [language]);
  return (
    <AccountShell title={useTexts('account').newsletter}>
      <newsletter.Part />
    </AccountShell>
  );
};
