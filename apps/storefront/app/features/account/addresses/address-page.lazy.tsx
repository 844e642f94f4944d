import type { CustomerProfile } from '@dijla/contract/client';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type BookAddress, saveAddressBook } from '../../../device/session/session-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { accountPaths } from '../account-paths.lazy.ts';
import { nameOfAddress } from '../../../shop/addresses/known-address.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';
import { bookWith, fieldsOfAddress, newAddressFields } from './address-fields.ts';
import { AddressForm } from './address-form.lazy.tsx';

const Address = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('addresses');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const { addressId } = useParams();
  const { addresses, firstname, lastname } = profile;
  const before = addresses.find(({ id }) => String(id) === addressId) ?? null;
  const book = accountPaths.addressBook(code);
  const isUnknown = before === null && addressId !== 'add';
  useEffect(() => {
    if (isUnknown) void navigate(book, { replace: true });
  }, [isUnknown, book, navigate]);
  if (isUnknown) return null;
  const leave = () => void navigate(book);
  const save = async (address: BookAddress) => {
    if (await saveAddressBook(bookWith(addresses, address))) return leave();
    showNotification({ type: 'error', message: texts.mustLogIn });
  };
  return (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere] md:text-3xl">
        {before === null ? texts.add : <bdi>{nameOfAddress(before, texts)}</bdi>}
      </h1>
      <AddressForm
        before={before}
        initial={
          before === null
            ? newAddressFields({
                fullName: `${firstname} ${lastname}`,
                phone: mobileNumberOf(profile),
                isFirst: addresses.length === 0,
              })
            : fieldsOfAddress(before)
        }
        onCancel={leave}
        onSave={(address) => void save(address)}
      />
    </>
  );
};

/** The form of a new address, or of one that is saved; an unknown one leads to the list. */
export const AddressPage = () => {
  const { addressBook } = useTexts('account');
  const { code } = useStoreView();
  return (
    <AccountFrame
      back={{ to: accountPaths.addressBook(code), label: addressBook }}
      place="addressBook"
      title={addressBook}
    >
      {(profile) => <Address key={profile.id} profile={profile} />}
    </AccountFrame>
  );
};
