export { AddressScreen as default } from '../../features/account/addresses/address-screen.tsx';
