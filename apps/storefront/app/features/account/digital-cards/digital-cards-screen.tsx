import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { digitalCards } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/digital-cards`: codes that a customer bought. */
export const DigitalCardsScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => digitalCards.fetch(language), [language]);
  return (
    <AccountShell title={texts.digitalCards}>
      <digitalCards.Part />
    </AccountShell>
  );
};
