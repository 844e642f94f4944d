import { describe, expect, it } from 'vitest';
import { chooseDeliveryPlace, defaultPlace, deliveryPlace, placeOf } from './delivery-place.ts';
import { baghdadId, governorateOf } from './governorates.ts';

const basra = { id: 603, names: { en: 'Basra', ar: 'البصرة' } };

describe('placeOf', () => {
  it.each([
    ['what was kept', JSON.stringify(basra), basra],
    ['nothing kept', null, defaultPlace],
    ['a number', '603', defaultPlace],
    ['a place without a name', '{"id":603,"names":{"en":"Basra"}}', defaultPlace],
    ['broken text', '{', defaultPlace],
  ])('reads %s', (_, kept, place) => expect(placeOf(kept)).toEqual(place));
});

describe('defaultPlace', () => {
  it('is Baghdad as the list of governorates has it', () =>
    expect(defaultPlace).toEqual({ id: baghdadId, names: governorateOf(baghdadId)?.names }));
});

describe('chooseDeliveryPlace', () => {
  it('is remembered also where nothing can be kept', () => {
    chooseDeliveryPlace(basra);
    expect(deliveryPlace()).toEqual(basra);
  });
});
