import { describe, expect, it } from 'vitest';
import { departments } from '../departments/departments.ts';
import { departmentCategories } from '../merged-departments.ts';
import { pictureNames } from '../pictures/picture-names.ts';
import { productSets } from './product-sets.ts';
import { untidyPhrases } from '../tidy-phrase.ts';

const kinds = new Map(
  Object.values(departments).flatMap((department) =>
    department.kinds.map((kind) => [kind.code, kind] as const),
  ),
);
const isPlain = (code: string): boolean => {
  const kind = kinds.get(code);
  return kind !== undefined && kind.type === undefined && (kind.axes ?? []).length === 0;
};

describe('productSets', () => {
  it('are made of plain goods that stand on a shelf', () => {
    expect(
      productSets
        .flatMap(({ parts }) => parts.flatMap(({ kinds }) => kinds))
        .filter((code) => !isPlain(code)),
    ).toEqual([]);
    const paths = new Set(departmentCategories.map(({ path }) => path));
    expect(productSets.map(({ category }) => category).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('bear codes and nouns of their own', () => {
    expect(productSets.filter(({ code }) => kinds.has(code)).map(({ code }) => code)).toEqual([]);
    const nouns = new Set([...kinds.values()].flatMap(({ noun }) => [noun.en, noun.ar]));
    expect(productSets.flatMap(({ noun }) => [noun.en, noun.ar]).filter((noun) => nouns.has(noun))).toEqual(
      [],
    );
  });

  it('have every way to choose in a bundle', () => {
    const types = new Set(
      productSets
        .filter(({ composition }) => composition === 'bundle')
        .flatMap(({ parts }) => parts.map(({ type }) => type)),
    );
    expect([...types].toSorted()).toEqual(['checkbox', 'multi', 'radio', 'select']);
  });

  it('ask for one of what is chosen singly, and leave extras to the shopper', () => {
    const parts = productSets
      .filter(({ composition }) => composition === 'bundle')
      .flatMap(({ parts }) => parts);
    expect(
      parts
        .filter(({ type, isRequired = true }) => isRequired !== (type === 'radio' || type === 'select'))
        .map(({ code }) => code),
    ).toEqual([]);
  });

  it('speak both languages and show pictures of the studio', () => {
    const phrases = productSets.flatMap(({ noun, openings, points, shorts, parts }) => [
      noun,
      ...openings,
      ...points,
      ...shorts,
      ...parts.map(({ title }) => title),
    ]);
    expect(untidyPhrases(phrases)).toEqual([]);
    expect(
      productSets.map(({ picture }) => picture).filter((picture) => !pictureNames.includes(picture)),
    ).toEqual([]);
  });
});
