import type { CustomerAddressInput, CustomerInput } from '@dijla/provider/modules/customers/customers';

const password = 'Dijla-demo-1';

const baghdad = (
  changes: Pick<CustomerAddressInput, 'firstname' | 'lastname' | 'city' | 'street' | 'landmark'>,
): CustomerAddressInput => ({
  company: null,
  telephone: null,
  country: 'IQ',
  region_id: 611,
  region: 'Baghdad',
  postcode: '10001',
  is_default_shipping: true,
  is_default_billing: true,
  ...changes,
});

const basra: CustomerAddressInput = {
  firstname: 'زينب',
  lastname: 'الكعبي',
  company: null,
  telephone: null,
  country: 'IQ',
  region_id: 603,
  region: 'Basra',
  city: 'العشار',
  street: ['شارع الكويت'],
  landmark: 'مقابل سوق الهنود',
  postcode: '61001',
  is_default_shipping: false,
  is_default_billing: false,
};

const shopper = (
  changes: Pick<CustomerInput, 'email' | 'firstname' | 'lastname' | 'telephone' | 'addresses'> &
    Partial<CustomerInput>,
): CustomerInput => ({
  birthday: null,
  gender: null,
  group: 'General',
  password,
  is_active: true,
  ...changes,
});

/**
 * Customers for trying out the shop, one of them a reseller with the wholesale price list. All have the same
 * password.
 */
export const demoCustomers: readonly CustomerInput[] = [
  shopper({
    email: 'shopper@example.iq',
    firstname: 'Ali',
    lastname: 'Al-Jubouri',
    telephone: '07701234567',
    birthday: '1990-04-12',
    gender: 'male',
    addresses: [
      baghdad({
        firstname: 'Ali',
        lastname: 'Al-Jubouri',
        city: 'Karrada',
        street: ['62nd Street', 'House 14'],
        landmark: 'Next to Abdul Majeed Hospital',
      }),
    ],
  }),
  shopper({
    email: 'second@example.iq',
    firstname: 'زينب',
    lastname: 'الكعبي',
    telephone: '07801234567',
    gender: 'female',
    addresses: [
      baghdad({
        firstname: 'زينب',
        lastname: 'الكعبي',
        city: 'المنصور',
        street: ['شارع 14 رمضان'],
        landmark: 'قرب جامع الرحمن',
      }),
      basra,
    ],
  }),
  shopper({
    email: 'reseller@example.iq',
    firstname: 'Omar',
    lastname: 'Al-Tamimi',
    telephone: '07501234567',
    group: 'Wholesale',
    addresses: [
      baghdad({
        firstname: 'Omar',
        lastname: 'Al-Tamimi',
        city: 'Shorja',
        street: ['Al-Jumhuriya Street'],
        landmark: 'Opposite Al-Khulafa Mosque',
      }),
    ],
  }),
];
