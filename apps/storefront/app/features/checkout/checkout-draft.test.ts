import { describe, expect, it } from 'vitest';
import { baghdadId } from '../../shop/delivery/governorates.ts';
import { detailsToKeep, keptFor, shownFields, unreadDraft } from './checkout-draft.ts';

const kept = {
  fullName: 'نور حسن',
  phone: '0770 123 4567',
  email: '',
  regionId: 603,
  district: 'العشار',
  landmark: 'قرب الجسر',
  slot: 'after2pm',
};

describe('shownFields', () => {
  it('is an empty form in Baghdad before anything is known', () => {
    expect(shownFields(unreadDraft)).toEqual({
      fullName: '',
      phone: '',
      email: '',
      regionId: baghdadId,
      district: '',
      landmark: '',
      slot: '',
    });
  });

  it('keeps what was typed before the device had answered, and fills in the rest', () => {
    expect(shownFields({ typed: { fullName: 'سارة علي', regionId: 611 }, kept })).toEqual({
      ...kept,
      fullName: 'سارة علي',
      regionId: 611,
    });
  });

  it('leaves a field empty that was emptied by hand', () => {
    expect(shownFields({ typed: { landmark: '' }, kept }).landmark).toBe('');
  });
});

describe('detailsToKeep', () => {
  it.each([
    ['nothing was typed', { typed: {}, kept }],
    ['the device has not answered what it kept', { typed: { fullName: 'سارة' }, kept: null }],
  ])('is null while %s', (_, draft) => {
    expect(detailsToKeep(draft)).toBeNull();
  });

  it('is the whole form as the device keeps it', () => {
    expect(detailsToKeep({ typed: { fullName: 'سارة علي' }, kept })).toEqual({
      ...kept,
      fullName: 'سارة علي',
      regionId: '603',
    });
  });
});

describe('keptFor', () => {
  const nowhere = { ...kept, district: '', landmark: '' };
  it.each([
    ['leaves an address where the device shops for the same governorate', kept, 603, kept],
    ['leaves an address elsewhere while the device shops for the default', kept, baghdadId, kept],
    [
      'empties the address when another governorate was chosen since',
      kept,
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
