import { describe, expect, it } from 'vitest';
import { baghdadId } from '../../../shop/delivery/governorates.ts';
import {
  type CustomerAnswers,
  followedDraft,
  keptFor,
  knownFields,
  shownFields,
  unreadDraft,
} from './checkout-draft.ts';
import { type CheckoutFields, emptyFields } from './checkout-fields.ts';

const kept: CheckoutFields = {
  ...emptyFields,
  fullName: 'نور حسن',
  phone: '0770 123 4567',
  regionId: 603,
  district: 'العشار',
  landmark: 'قرب الجسر',
  slot: 'after2pm',
};
const customer: CustomerAnswers = {
  fullName: 'سارة علي',
  phone: '0780 123 4567',
  email: 'sara@example.iq',
  address: {
    regionId: 602,
    district: 'أربيل',
    area: '',
    street: 'شارع 100',
    landmark: 'مقابل القلعة',
    label: 'Home',
    latitude: '',
    longitude: '',
  },
};

describe('shownFields', () => {
  it('is an empty form in Baghdad before anything is known', () => {
    expect(shownFields(unreadDraft, null)).toEqual({ ...emptyFields, regionId: baghdadId });
  });

  it('keeps what was typed before the device had answered, and fills in the rest', () => {
    expect(shownFields({ typed: { fullName: 'سارة علي', regionId: 611 }, kept }, null)).toEqual({
      ...kept,
      fullName: 'سارة علي',
      regionId: 611,
    });
  });

  it('leaves a field empty that was emptied by hand', () => {
    expect(shownFields({ typed: { landmark: '' }, kept }, customer).landmark).toBe('');
  });
});

describe('knownFields', () => {
  const { address, fullName, phone, email } = customer;
  it.each<[string, Partial<CheckoutFields>, Partial<CheckoutFields>]>([
    [
      'row 1.9: fills in name, number, e-mail and address of a customer',
      {},
      { fullName, phone, email, wantsReceipt: true, ...address },
    ],
    [
      'leaves what the device keeps',
      kept,
      { fullName: kept.fullName, phone: kept.phone, district: 'العشار', street: '', email },
    ],
    ['takes an address as a whole', { landmark: 'قرب الجسر' }, { district: '', landmark: 'قرب الجسر' }],
    [
      'leaves a governorate that was chosen on this device',
      { regionId: 609 },
      { regionId: 609, district: '' },
    ],
    ['takes an address in that governorate', { regionId: 602 }, { regionId: 602, district: 'أربيل' }],
  ])('%s', (_, change, expected) => {
    expect(knownFields({ kept: { ...emptyFields, ...change } }, customer)).toMatchObject(expected);
  });

  it('is null until the device has been read, and what it keeps for a guest', () => {
    expect([knownFields({ kept: null }, customer), knownFields({ kept }, null)]).toEqual([null, kept]);
  });
});

describe('followedDraft', () => {
  it('shows what another tab has changed, but in the field that is being typed in', () => {
    const draft = { typed: { landmark: 'قرب الم', district: 'الزبير' }, kept };
    const theirs = { ...kept, landmark: 'قرب السوق', district: 'أبو الخصيب' };
    expect(shownFields(followedDraft(draft, { kept: theirs, typing: 'landmark' }), null)).toEqual({
      ...theirs,
      landmark: 'قرب الم',
    });
    expect(shownFields(followedDraft(draft, { kept: theirs, typing: null }), null)).toEqual(theirs);
  });
});

describe('keptFor', () => {
  const nowhere = { ...kept, district: '', landmark: '' };
  it.each([
    ['leaves an address where the device shops for the same governorate', kept, 603, kept],
    ['leaves an address elsewhere while the device shops for the default', kept, baghdadId, kept],
    [
      'empties the address when another governorate was chosen since',
      { ...kept, street: 'شارع 4', label: 'Home', latitude: '30.5', longitude: '47.8' },
      609,
      { ...nowhere, regionId: 609 },
    ],
    [
      'takes the governorate of the device where no address is kept',
      nowhere,
      baghdadId,
      { ...nowhere, regionId: baghdadId },
    ],
  ])('%s', (_, answers, place, expected) => {
    expect(keptFor(answers, place)).toEqual(expected);
  });
});
