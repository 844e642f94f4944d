import type { CustomerInput } from '@dijla/provider/modules/customers/customers';

type Place = { region_id: number; region: string; city: string; street: string };

const buyer = (
  email: string,
  [firstname, lastname]: readonly [string, string],
  { region_id, region, city, street }: Place,
): CustomerInput => ({
  email,
  firstname,
  lastname,
  telephone: null,
  birthday: null,
  gender: null,
  group: 'General',
  password: null,
  is_active: true,
  addresses: [
    {
      firstname,
      lastname,
      company: null,
      telephone: null,
      country: 'IQ',
      region_id,
      region,
      city,
      street: [street],
      landmark: null,
      postcode: null,
      is_default_shipping: true,
      is_default_billing: true,
    },
  ],
});

/** The customers of the demo's past orders. They have no password, so nobody can sign in as them. */
export const demoBuyers: readonly CustomerInput[] = [
  buyer('buyer-1@example.iq', ['حسين', 'العبيدي'], {
    region_id: 611,
    region: 'Baghdad',
    city: 'الأعظمية',
    street: 'شارع عمر بن عبد العزيز',
  }),
  buyer('buyer-2@example.iq', ['مريم', 'الخفاجي'], {
    region_id: 611,
    region: 'Baghdad',
    city: 'زيونة',
    street: 'شارع الربيعي',
  }),
  buyer('buyer-3@example.iq', ['مصطفى', 'الأسدي'], {
    region_id: 603,
    region: 'Basra',
    city: 'الجزائر',
    street: 'شارع الجزائر',
  }),
  buyer('buyer-4@example.iq', ['نور', 'الموسوي'], {
    region_id: 614,
    region: 'Najaf',
    city: 'النجف',
    street: 'شارع الكوفة',
  }),
  buyer('buyer-5@example.iq', ['Ahmed', 'Hamid'], {
    region_id: 602,
    region: 'Erbil',
    city: 'Ankawa',
    street: '60 Meter Street',
  }),
  buyer('buyer-6@example.iq', ['سارة', 'الجبوري'], {
    region_id: 615,
    region: 'Nineveh',
    city: 'الموصل',
    street: 'حي الزهور',
  }),
  buyer('buyer-7@example.iq', ['علي', 'الشمري'], {
    region_id: 609,
    region: 'Karbala',
    city: 'كربلاء',
    street: 'حي الحسين',
  }),
  buyer('buyer-8@example.iq', ['رنا', 'التميمي'], {
    region_id: 606,
    region: 'Diyala',
    city: 'بعقوبة',
    street: 'حي المفرق',
  }),
];
