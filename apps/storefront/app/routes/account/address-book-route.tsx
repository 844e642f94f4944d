export { AddressBookScreen as default } from '../../features/account/addresses/address-book-screen.tsx';
