import { describe, expect, it } from 'vitest';
import { orderAddress, partialAddress } from './customers/address.ts';
import { givenCustomer } from './customers/customer-profile.ts';
import { singleLine, withSingleLines } from './single-line.ts';

/** Every bidi control and every kind of line break. */
const direction = [
  0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
].map((code) => String.fromCodePoint(code));
const breaks = ['\n', '\r\n', '\t', '\u000b', '\u0085', '\u001b', '\u2028', '\u2029'];

describe('singleLine', () => {
  it.each(direction.map((mark) => [`U+${(mark.codePointAt(0) ?? 0).toString(16)}`, mark]))(
    'leaves out %s',
    (_, mark) => {
      expect(singleLine(`${mark}نو${mark}ر${mark}`)).toBe('نور');
    },
  );

  it.each(breaks.map((mark) => [JSON.stringify(mark), mark]))(
    'has one blank for %s, and none at its ends',
    (_, mark) => {
      expect(singleLine(`${mark}Noor${mark}${mark}Hasan${mark}`)).toBe('Noor Hasan');
    },
  );

  it('has a mark for half a character, which a database does not take', () => {
    expect(singleLine('نور \ud83d')).toBe('نور \u{fffd}');
    expect(withSingleLines({ shipping_note: 'بيت\n\ud83d' })).toEqual({ shipping_note: 'بيت\n\u{fffd}' });
  });

  it.each(['می‌خواهم', 'کوردی‌یەکان', '👩‍👧', ' نور ', 'Noor  Hasan', ''])('leaves %j as it is', (text) => {
    expect(singleLine(text)).toBe(text);
  });
});

describe('addresses and customers', () => {
  const turned = (text: string) => `\u202e${text}\n`;
  const address = {
    country_id: 'IQ',
    street: [turned('كرادة 62'), null],
    city: turned('بغداد'),
    firstname: turned('نور'),
    lastname: turned('حسن'),
    company: turned('Dijla'),
    vat_id: turned('123'),
    postcode: turned('10069'),
  };
  const plain = {
    country_id: 'IQ',
    street: ['كرادة 62', null],
    city: 'بغداد',
    firstname: 'نور',
    lastname: 'حسن',
    company: 'Dijla',
    vat_id: '123',
    postcode: '10069',
  };

  it('are read without what turns their texts, in orders, carts and address books', () => {
    const customer = {
      email: '\u200enoor@example.iq\u200f',
      firstname: turned('نور'),
      lastname: turned('حسن'),
      addresses: [address],
      custom_attributes: [{ attribute_code: 'mobilenumber', value: '\u202a07701234567\u202c' }],
    };
    expect([orderAddress.parse(address), partialAddress.parse(address)]).toEqual([plain, plain]);
    expect(givenCustomer.parse(customer)).toEqual({
      email: 'noor@example.iq',
      firstname: 'نور',
      lastname: 'حسن',
      addresses: [plain],
      custom_attributes: [{ attribute_code: 'mobilenumber', value: '07701234567' }],
    });
  });

  it('take a name of nothing but marks for none', () => {
    expect(orderAddress.safeParse({ ...address, firstname: '\u202e\u2066\n' }).success).toBe(false);
  });

  it('keep the lines of a note to the courier', () => {
    expect(
      withSingleLines({ shipping_note: 'خلف الجامع\nالطابق ٢\u202e', label: 'Home\n\u202e', floors: 2 }),
    ).toEqual({ shipping_note: 'خلف الجامع\nالطابق ٢', label: 'Home', floors: 2 });
  });
});
