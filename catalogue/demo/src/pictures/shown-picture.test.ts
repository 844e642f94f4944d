import { describe, expect, it } from 'vitest';
import { departments } from '../departments/departments.ts';
import { specificationAttributes } from '../merged-departments.ts';
import type { ChosenSpecification } from '../generated/choices-of.ts';
import { shownPicture } from './shown-picture.ts';

const kindOf = (code: string) => {
  const kind = Object.values(departments)
    .flatMap(({ kinds }) => kinds)
    .find((one) => one.code === code);
  if (kind === undefined) throw new Error(`There is no kind '${code}'`);
  return kind;
};
const chosen = (attribute: string, code: string): ChosenSpecification => {
  const choice = specificationAttributes.get(attribute)?.choices.find((one) => one.code === code) ?? {
    code,
    en: code,
    ar: code,
  };
  return { attribute, choice, inName: false, isMultiple: false };
};

describe('shownPicture', () => {
  it('follows the choice that decides what is seen', () => {
    const shown = ['2 doors', '6 doors'].map(
      (doors) => shownPicture(kindOf('wardrobe'), [chosen('doors', doors)], 0).front,
    );
    expect(shown).toEqual(['wardrobe-two', 'wardrobe-six']);
  });

  it('takes fronts and turned views in turn, then the next tint', () => {
    const first = Array.from({ length: 4 }, (_, n) => shownPicture(kindOf('monitor'), [], n));
    expect(first.map(({ front }) => front)).toEqual(['monitor', 'monitor-side', 'monitor', 'monitor-side']);
    expect([first[0]?.tint === first[1]?.tint, first[0]?.tint === first[2]?.tint]).toEqual([true, false]);
  });

  it('keeps the colour that is specified, and the one a choice has of its own', () => {
    expect(shownPicture(kindOf('e-reader'), [chosen('color', 'black')], 0).tint).toBe('black');
    expect(shownPicture(kindOf('jam'), [chosen('fruit', 'fig')], 3)).toEqual({
      front: 'jar',
      tint: '6d3a4c',
    });
  });

  it('shows a kind without pictures of its own by its one picture', () => {
    expect(shownPicture(kindOf('vase'), [chosen('color', 'blue')], 5)).toEqual({
      front: 'vase',
      tint: 'blue',
    });
  });
});
