import { type ContentKind, contentKinds, type ContentRecords } from '@dijla/provider/modules/content/content';
import { flag, instant, end, integer, json, nullableText, text } from './cell-types.ts';
import { column, type Sheet, textColumns } from './sheet.ts';

const cellOf = { text, integer, date: text };

const contentSheet = (kind: keyof ContentRecords, { columns, texts, recognizedBy }: ContentKind): Sheet => ({
  kind,
  file: kind === 'branch' ? 'branches' : `${kind}s`,
  needed: ['identifier', ...recognizedBy.map((name) => `${name}_en`)],
  columns: [
    column('identifier', text),
    column('is_active', flag),
    ...Object.entries(columns).map(([name, { type }]) => column(name, cellOf[type])),
    ...textColumns(texts),
  ],
  blank: () => ({
    identifier: '',
    is_active: true,
    ...Object.fromEntries(Object.entries(columns).map(([name, { blank }]) => [name, blank])),
    texts: {},
  }),
});

export const contentSheets: readonly Sheet[] = [
  ...Object.entries(contentKinds).map(([name, kind]) => contentSheet(name as keyof ContentRecords, kind)),
  {
    kind: 'promotion',
    file: 'promotions',
    needed: ['code', 'rule'],
    columns: [
      column('code', text),
      column('is_active', flag),
      column('from', instant),
      column('until', end),
      column('priority', integer),
      column('stops_further', flag),
      column('uses_per_customer', integer),
      ...textColumns(['name', 'description']),
      column('rule', json),
      column('coupons', json),
    ],
    blank: () => ({
      code: '',
      is_active: true,
      from: null,
      until: null,
      priority: 0,
      stops_further: false,
      uses_per_customer: null,
      texts: {},
      coupons: [],
    }),
  },
];

/** Sheets with personal data; a password is never among the columns. */
export const customerSheets: readonly Sheet[] = [
  {
    kind: 'customer-group',
    file: 'customer-groups',
    needed: ['code', 'price_list'],
    columns: [column('code', text), column('price_list', text), column('tax_class_id', integer)],
    blank: () => ({ code: '', price_list: 'general', tax_class_id: 3 }),
  },
  {
    kind: 'customer',
    file: 'customers',
    needed: ['email', 'firstname', 'lastname'],
    columns: [
      column('email', text),
      column('firstname', text),
      column('lastname', text),
      column('telephone', nullableText),
      column('birthday', nullableText),
      column('gender', nullableText),
      column('group', text),
      column('is_active', flag),
      column('addresses', json),
    ],
    blank: () => ({
      email: '',
      firstname: '',
      lastname: '',
      telephone: null,
      birthday: null,
      gender: null,
      group: 'General',
      password: null,
      is_active: true,
      addresses: [],
    }),
    isPersonal: true,
  },
  {
    kind: 'search-words',
    file: 'search-words',
    needed: ['code', 'words'],
    columns: [column('code', text), column('kind', text), column('words', json)],
    blank: () => ({ code: '', kind: 'synonym', words: {} }),
  },
  {
    kind: 'wishlist',
    file: 'wishlists',
    needed: ['email', 'items'],
    columns: [column('email', text), column('items', json)],
    blank: () => ({ email: '', items: [] }),
    isPersonal: true,
  },
  {
    kind: 'past-order',
    file: 'past-orders',
    needed: ['order_number', 'lines'],
    columns: [
      column('order_number', text),
      column('email', text),
      column('currency', text),
      column('placed_at', instant),
      column('shipping_carrier_code', text),
      column('shipping_method_code', text),
      column('payment_method_code', text),
      column('lines', json),
      column('is_refunded', flag),
    ],
    blank: () => ({
      order_number: '',
      email: '',
      currency: 'IQD',
      placed_at: null,
      shipping_carrier_code: '',
      shipping_method_code: '',
      payment_method_code: '',
      lines: [],
      is_refunded: false,
    }),
    isPersonal: true,
  },
];
