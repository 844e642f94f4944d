import type { CustomerAddress } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { emptyFields } from './checkout-fields.ts';
import { chosenAddress, savedAnswersOf } from './saved-answers.lazy.ts';

const address = {
  firstname: 'نور',
  lastname: 'حسن',
  telephone: '07701234567',
  region_id: 611,
  city: 'الكرادة',
  street: ['شارع 62'],
  extension_attributes: { shipping_note: 'قرب جامع الرحمن' },
} as unknown as CustomerAddress;

describe('savedAnswersOf', () => {
  it('are the place, the name and the number of the address', () => {
    expect(savedAnswersOf(address)).toMatchObject({
      regionId: 611,
      fullName: 'نور حسن',
      phone: '0770 123 4567',
      landmark: 'قرب جامع الرحمن',
    });
  });

  it('leave the number and the name that stand where the address has none', () => {
    const answers = savedAnswersOf({ ...address, telephone: '', firstname: '', lastname: '' });
    expect(answers).toMatchObject({ landmark: 'قرب جامع الرحمن' });
    expect(answers).not.toHaveProperty('phone');
    expect(answers).not.toHaveProperty('fullName');
  });

  it('are none outside of our governorates', () => {
    expect(savedAnswersOf({ ...address, region_id: 12 })).toBeNull();
  });
});

describe('chosenAddress', () => {
  const home = savedAnswersOf(address) ?? {};
  const hers = { ...home, fullName: 'سارة حسن' };
  const fields = { ...emptyFields, ...home };

  it.each([
    ['the one with all of its answers', fields, 1],
    ['the one of the place where the recipient is another', { ...fields, phone: '0780 000 0000' }, 0],
    ['none of another place', { ...fields, landmark: 'قرب الجسر' }, -1],
  ])('is %s', (_, filled, expected) => {
    expect(chosenAddress(filled, [hers, home])).toBe(expected);
  });
});
