import { describe, expect, it } from 'vitest';
import { type AccountFieldName, accountGaps } from './account-fields.ts';

const names = ['firstname', 'lastname', 'email', 'mobile', 'password'] as const satisfies readonly AccountFieldName[];
const good = { firstname: 'نور', lastname: 'حسن', email: ' noor@example.iq ', mobile: '٠٧٧٠ ١٢٣ ٤٥٦٧', password: '12345678' };

describe('accountGaps', () => {
  it('finds none in good answers, in any script', () => {
    expect(accountGaps(good, names)).toEqual([]);
  });

  it('finds all that are empty, in the order of the form', () => {
    expect(accountGaps({ firstname: '', lastname: '', email: '', mobile: '', password: '' }, names)).toEqual(names);
  });

  it.each<[AccountFieldName, string, boolean]>([
    ['firstname', 'N', true],
    ['firstname', '12', true],
    ['firstname', 'لي', false],
    ['lastname', ' a ', true],
    ['email', 'noor@example', true],
    ['email', 'noor example@b.iq', true],
    ['mobile', '+964 770 123 4567', false],
    ['mobile', '07701234', true],
    ['password', '1234567', true],
    ['password', '        ', false],
  ])('takes %s %j for a gap: %s', (name, value, isGap) => {
    expect(accountGaps({ ...good, [name]: value }, names)).toEqual(isGap ? [name] : []);
  });
});
