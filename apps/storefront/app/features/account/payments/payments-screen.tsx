import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { payments } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/payments`: what a customer owes, when it is due, and what was paid. */
export const PaymentsScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => payments.fetch(language), [language]);
  return (
    <AccountShell title={texts.payments}>
      <payments.Part />
    </AccountShell>
  );
};
