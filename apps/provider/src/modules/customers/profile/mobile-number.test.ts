import { describe, expect, it } from 'vitest';
import { givenMobile } from './mobile-number.ts';

const attribute = (value: string | number | null) => ({ attribute_code: 'mobilenumber', value });
const refused = { tag: 'refusal', code: 'user.telephone-invalid', data: {} };

describe('givenMobile', () => {
  it.each<[string, Parameters<typeof givenMobile>[0], string | null, unknown]>([
    ['nothing', undefined, null, undefined],
    ['other attributes', [{ attribute_code: 'favourite', value: '07701234567' }], null, undefined],
    ['a number in any spelling', [attribute('+964 (770) 123-4567')], null, '07701234567'],
    ['a number in an object', { mobilenumber: attribute('٠٧٧٠١٢٣٤٥٦٧') }, null, '07701234567'],
    ['a number that is one', [attribute(7_701_234_567)], null, '07701234567'],
    ['an empty text', [attribute(' ')], '07701234567', null],
    ['null', [attribute(null)], '07701234567', null],
    ['a number of another country', [attribute('+1 555 229 3326')], null, refused],
    ['the number that stands, of another country', [attribute('5552293326')], '5552293326', '5552293326'],
    ['a word', [attribute('none')], null, refused],
  ])('reads %s', (_, attributes, standing, number) => {
    expect(givenMobile(attributes, standing)).toEqual(number);
  });
});
