import { byLanguage } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { chooseDeliveryPlace, defaultPlace, deliveryPlace, placeOf } from './delivery-place.ts';
import { baghdadId, governorateOf } from './governorates.ts';

const basra = { id: 603, name: 'Basra', names: governorateOf(603)?.names ?? defaultPlace.names };

describe('placeOf', () => {
  it.each([
    ['what was kept', JSON.stringify(basra), basra],
    ['nothing kept', null, defaultPlace],
    ['a number', '603', defaultPlace],
    ['one kept without its name on the wire', JSON.stringify({ ...basra, name: undefined }), basra],
    [
      'one kept before the shop had a language',
      '{"id":603,"name":"Basra","names":{"en":"Basra"}}',
      { ...basra, names: byLanguage(() => 'Basra') },
    ],
    ['a place without a name', '{"id":603,"names":{}}', defaultPlace],
    ['broken text', '{', defaultPlace],
  ])('reads %s', (_, kept, place) => expect(placeOf(kept)).toEqual(place));
});

describe('defaultPlace', () => {
  it('is Baghdad as the list of governorates has it', () =>
    expect(defaultPlace).toEqual({
      id: baghdadId,
      name: governorateOf(baghdadId)?.name,
      names: governorateOf(baghdadId)?.names,
    }));
});

describe('chooseDeliveryPlace', () => {
  it('is remembered also where nothing can be kept', () => {
    chooseDeliveryPlace(basra);
    expect(deliveryPlace()).toEqual(basra);
  });
});
