import { expect, it } from 'vitest';
import { deskGroups } from './desk-groups.ts';
import { deskPlaces } from './desk-places.ts';

it('the navigation shows every place of the desk once', () => {
  const shown = deskGroups.flatMap(({ words }) => words);
  expect(shown.toSorted()).toEqual(deskPlaces.map(({ word }) => word).toSorted());
});
