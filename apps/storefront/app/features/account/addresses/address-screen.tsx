import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { address } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/address-book/add` and `…/{id}`: the form of one address. */
export const AddressScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => address.fetch(language), [language]);
  return (
    <AccountShell title={texts.addressBook}>
      <address.Part />
    </AccountShell>
  );
};
