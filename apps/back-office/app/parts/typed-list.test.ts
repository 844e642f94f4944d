import { expect, it } from 'vitest';
import { typedList } from './typed-list.ts';

it('reads what commas of either script or new lines separate, without empty parts', () => {
  expect(typedList(' Bassora، البصره , ,\nabaya')).toEqual(['Bassora', 'البصره', 'abaya']);
  expect(typedList('')).toEqual([]);
});
