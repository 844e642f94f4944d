import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { governoratesIn } from '../../../shop/delivery/governorates.ts';
import { type CheckoutFields, emptyFields } from './checkout-fields.ts';
import { changedDetails, detailsOf, fieldsOf } from './kept-fields.ts';

const governorate = fc.constantFrom(...governoratesIn.en.map(({ id }) => id));
const anyFields: fc.Arbitrary<CheckoutFields> = fc.record(
  Object.fromEntries(
    Object.entries(emptyFields).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? fc.boolean() : typeof value === 'number' ? governorate : fc.string(),
    ]),
  ),
) as unknown as fc.Arbitrary<CheckoutFields>;

describe('detailsOf and fieldsOf', () => {
  it('keep every answer as it was given', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(fieldsOf(detailsOf(fields))).toEqual(fields);
      }),
    );
  });

  it('keep no password', () => {
    const answers = { ...emptyFields, password: 'Dijla-demo-1' };
    expect(JSON.stringify(detailsOf(answers))).not.toContain('Dijla-demo-1');
  });

  it.each([
    ['nothing', {}, {}],
    ['a governorate that is none', { regionId: '12' }, {}],
    ['what an older build kept', { fullName: 'نور', regionId: '603' }, { fullName: 'نور', regionId: 603 }],
  ])('read %s', (_, details, expected) => {
    expect(fieldsOf(details)).toEqual({ ...emptyFields, ...expected });
  });
});

describe('changedDetails', () => {
  it('are what is saved no more, field by field', () => {
    const saved = { ...detailsOf(emptyFields), fullName: 'نور', landmark: 'قرب الجسر' };
    const fields = { ...fieldsOf(saved), fullName: 'سارة', createAccount: true, landmark: '' };
    expect(changedDetails(fields, saved)).toEqual({ fullName: 'سارة', createAccount: 'yes', landmark: '' });
  });

  it('leave out what is empty and was never saved', () => {
    expect(changedDetails({ ...emptyFields, phone: '0770' }, {})).toEqual({ phone: '0770' });
  });

  it('bring what is saved to what is shown, whatever both are', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (shown, before) => {
        const saved = detailsOf(before);
        expect(fieldsOf({ ...saved, ...changedDetails(shown, saved) })).toEqual(shown);
      }),
    );
  });
});
