import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { orders } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/orders`: the customer's orders. */
export const OrdersScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => orders.fetch(language), [language]);
  return (
    <AccountShell title={texts.orders}>
      <orders.Part />
    </AccountShell>
  );
};
