import { describe, expect, it } from 'vitest';
import type { PlacedAddress } from '../../modules/orders/orders.ts';
import { buyersOf } from './buyer-of.ts';

const address = {
  country_id: 'IQ',
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};
const buyer = (customer_id: number | null, ...contacts: Partial<PlacedAddress['address']>[]) =>
  buyersOf({
    customer_id,
    addresses: contacts.map((contact, place) => ({
      kind: place === 0 ? ('shipping' as const) : ('billing' as const),
      address: { ...address, ...contact },
    })),
  });

describe('buyersOf', () => {
  it.each<[string, Partial<PlacedAddress['address']>[], Partial<PlacedAddress['address']>[]]>([
    ['one telephone in two spellings', [{ telephone: '07701234567' }], [{ telephone: '+964 770 123 ٤٥٦٧' }]],
    [
      'one telephone with the country and its own 0',
      [{ telephone: '07701234567' }],
      [{ telephone: '+964 (0)770 123 4567' }],
    ],
    [
      'a telephone, whatever e-mail address goes with it',
      [{ telephone: '07701234567', email: 'a@example.iq' }],
      [{ telephone: '07701234567', email: 'b@example.iq' }],
    ],
    [
      'an e-mail address in two spellings where no telephone is named',
      [{ email: 'Noor@Example.iq' }],
      [{ telephone: '', email: 'noor@example.iq' }],
    ],
    [
      'an e-mail address where the telephone is none',
      [{ telephone: '12', email: 'noor@example.iq' }],
      [{ email: 'noor@example.iq' }],
    ],
    [
      'the telephone of the second address where the first names none',
      [{}, { telephone: '07701234567' }],
      [{ telephone: '07701234567' }],
    ],
  ])('is the same for %s', (_, one, other) => {
    expect(buyer(null, ...one)).toEqual([expect.stringMatching(/^(telephone|email) [0-9a-f]{64}$/)]);
    expect(buyer(null, ...one)).toEqual(buyer(null, ...other));
  });

  it('is the customer where she is known, and the telephone she names', () => {
    expect(buyer(7, { telephone: '07701234567' })).toEqual([
      'customer 7',
      ...buyer(null, { telephone: '07701234567' }),
    ]);
    expect(buyer(7, { email: 'noor@example.iq' })).toEqual(['customer 7']);
  });
  it('is another for another telephone', () =>
    expect(buyer(null, { telephone: '07701234567' })).not.toEqual(buyer(null, { telephone: '07701234568' })));
  it('is nobody who names neither', () =>
    expect(buyer(null, {}, { telephone: '', email: null })).toEqual([]));
});
