import type { CustomerProfile } from '@dijla/contract/client';
import { Link } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { saveAddressBook } from '../../../device/session/session-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { accountPaths } from '../account-paths.lazy.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';
import { AddressCard } from './address-card.lazy.tsx';

const Addresses = ({ profile: { addresses } }: { profile: CustomerProfile }) => {
  const texts = useTexts('addresses');
  const { code } = useStoreView();
  const { addressBook } = useTexts('account');
  const remove = async (removed: number) => {
    const isSaved = await saveAddressBook(addresses.filter(({ id }) => id !== removed));
    if (!isSaved) showNotification({ type: 'error', message: texts.mustLogIn });
  };
  const add = (
    <Link className={buttonStyle.primary} to={accountPaths.addressBook(code, 'add')}>
      {texts.add}
    </Link>
  );
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-2xl md:text-3xl">{addressBook}</h1>
          <p className="text-ink-soft">{texts.intro}</p>
        </div>
        {addresses.length > 0 && add}
      </header>
      {addresses.length === 0 ? (
        <EmptyState
          heading="h2"
          picture={<RiverPicture floating="box" />}
          text={texts.emptyText}
          title={texts.emptyTitle}
        >
          {add}
        </EmptyState>
      ) : (
        <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
          {addresses.map((address) => (
            <AddressCard address={address} key={address.id} onRemove={() => void remove(address.id)} />
          ))}
        </div>
      )}
    </>
  );
};

/** The addresses a customer has saved, from the device first. */
export const AddressBookPage = () => (
  <AccountFrame place="addressBook" title={useTexts('account').addressBook}>
    {(profile) => <Addresses profile={profile} />}
  </AccountFrame>
);
