import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { order } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/orders/{orderId}/{childId?}`: one of the customer's orders, or one of its packages. */
export const OrderScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => order.fetch(language), [language]);
  return (
    <AccountShell title={texts.order}>
      <order.Part />
    </AccountShell>
  );
};
