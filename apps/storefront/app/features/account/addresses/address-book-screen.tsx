import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { addressBook } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/address-book`: the addresses a customer has saved. */
export const AddressBookScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => addressBook.fetch(language), [language]);
  return (
    <AccountShell title={texts.addressBook}>
      <addressBook.Part />
    </AccountShell>
  );
};
