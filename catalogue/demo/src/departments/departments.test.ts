import { describe, expect, it } from 'vitest';
import { brands, colors, materials, sizes } from '../demo-attributes.ts';
import { demoCategories } from '../demo-categories.ts';
import type { Choice, Department, Kind, Phrase } from '../department.ts';
import { pictureNames } from '../pictures/picture-names.ts';
import { arabicLineOf } from '../generated/series-names.ts';
import { isTidy, untidyPhrases } from '../tidy-phrase.ts';
import { departments } from './departments.ts';

const all = Object.values(departments);
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Returns the codes that are used with different texts. */
const ambiguous = (phrases: readonly (Phrase & { code: string })[]): string[] =>
  repeated(
    [...new Set(phrases.map(({ code, en, ar }) => JSON.stringify([code, en, ar])))].map((key) =>
      String(JSON.parse(key)[0]),
    ),
  );

const attributesOf = (code: string) =>
  all.flatMap(({ attributes }) => attributes.filter((attribute) => attribute.code === code));
const tables: Readonly<Record<string, readonly string[]>> = {
  color: Object.keys(colors),
  size: Object.keys(sizes),
  material: Object.keys(materials),
};
const choicesOf = (attribute: string): Set<string> =>
  new Set([
    ...(tables[attribute] ?? []),
    ...attributesOf(attribute).flatMap(({ choices }) => choices.map(({ code }) => code)),
  ]);
const paths = new Set([
  ...demoCategories().map(({ url_path }) => url_path),
  ...all.flatMap(({ categories }) => categories.map(({ path }) => path)),
]);

const sentencesOf = ({ noun, called, titles = [], openings, points, shorts }: Kind): Phrase[] => [
  noun,
  ...(called === undefined ? [] : [called]),
  ...titles,
  ...openings,
  ...points,
  ...shorts,
];
const pictureFault = (picture: string): boolean => {
  const [master = '', colour, ...more] = picture.split('~');
  return (
    !pictureNames.includes(master) ||
    more.length > 0 ||
    (colour !== undefined && !Object.hasOwn(colors, colour))
  );
};

const isStepped = (amount: number): boolean =>
  Number.isSafeInteger(amount) && amount > 0 && amount % 250 === 0;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

describe.each(Object.entries(departments))(
  'the department %s',
  (name, { categories, brands: ownBrands, attributes, kinds }: Department) => {
    const chosen = kinds.flatMap(({ code, specifications, axes = [] }) =>
      [...specifications, ...axes].map((chosen) => ({ kind: code, ...chosen })),
    );

    it('speaks both languages, each in its script', () => {
      expect(untidyPhrases(kinds.flatMap(sentencesOf))).toEqual([]);
      expect(
        untidyPhrases(
          categories.flatMap(({ name, about }) => [name, ...(about === undefined ? [] : [about])]),
        ),
      ).toEqual([]);
      expect(untidyPhrases(attributes.map(({ label }) => label))).toEqual([]);
      expect(
        [...ownBrands, ...attributes.flatMap(({ choices }) => choices)].filter(
          (phrase) => !isTidy(phrase) || /\p{Script=Arabic}/u.test(phrase.en) || phrase.ar === '',
        ),
      ).toEqual([]);
    });

    it('has three levels of categories below its own name', () => {
      expect(
        categories
          .filter(({ path }) => path !== name && !path.startsWith(`${name}/`))
          .map(({ path }) => path),
      ).toEqual([]);
      expect(
        categories
          .filter(({ path }) => path.includes('/') && !paths.has(path.slice(0, path.lastIndexOf('/'))))
          .map(({ path }) => path),
      ).toEqual([]);
      expect(
        categories
          .filter(
            ({ path }) => !path.split('/').every((key) => kebab.test(key)) || path.split('/').length > 3,
          )
          .map(({ path }) => path),
      ).toEqual([]);
      expect([paths.has(name), repeated(categories.map(({ path }) => path))]).toEqual([true, []]);
    });

    it('puts every kind into a third level that exists, and leaves no third level empty', () => {
      const filled = new Set(kinds.flatMap(({ category, also = [] }) => [category, ...also]));
      expect(
        kinds
          .filter(({ category }) => category.split('/').length !== 3)
          .map(({ code, category }) => [code, category]),
      ).toEqual([]);
      expect([...filled].filter((path) => !paths.has(path))).toEqual([]);
      expect(
        categories
          .filter(({ path }) => path.split('/').length === 3 && !filled.has(path))
          .map(({ path }) => path),
      ).toEqual([]);
    });

    it('shows pictures of the studio', () => {
      expect(
        [
          ...kinds.flatMap(({ picture, titles = [] }) => [
            picture,
            ...titles.flatMap((title) => title.picture ?? []),
          ]),
          ...categories.map(({ picture }) => picture),
        ].filter(pictureFault),
      ).toEqual([]);
      expect(kinds.flatMap(({ tints = [] }) => tints).filter((tint) => !/^[0-9a-f]{6}$/.test(tint))).toEqual(
        [],
      );
    });

    it('ends a name with one choice at most', () => {
      expect(
        kinds
          .filter(({ specifications }) => specifications.filter(({ inName = false }) => inName).length > 1)
          .map(({ code }) => code),
      ).toEqual([]);
    });

    it('chooses from what is defined, nothing twice', () => {
      const unknown = chosen.flatMap(({ kind, attribute, choices }) =>
        choices
          .filter((choice) => !choicesOf(attribute).has(choice))
          .map((choice) => [kind, attribute, choice]),
      );
      expect(unknown).toEqual([]);
      expect(
        chosen
          .filter(({ choices }) => choices.length === 0 || repeated(choices).length > 0)
          .map(({ kind, attribute }) => [kind, attribute]),
      ).toEqual([]);
      expect(
        kinds
          .filter(
            ({ specifications, axes = [] }) =>
              repeated([...specifications, ...axes].map(({ attribute }) => attribute)).length > 0,
          )
          .map(({ code }) => code),
      ).toEqual([]);
    });

    it('has houses, series and enough words for every kind', () => {
      const known = new Set([...Object.keys(brands), ...ownBrands.map(({ code }) => code)]);
      expect(
        kinds.flatMap(({ code, brands }) =>
          brands.filter((brand) => !known.has(brand)).map((brand) => [code, brand]),
        ),
      ).toEqual([]);
      const isPoor = ({ brands, series, titles, openings, points, shorts }: Kind) =>
        brands.length < 1 ||
        (titles ?? series).length < 2 ||
        openings.length < 2 ||
        points.length < 4 ||
        shorts.length < 2;
      expect(kinds.filter(isPoor).map(({ code }) => code)).toEqual([]);
      expect(
        kinds.flatMap(({ code, series }) =>
          series.filter((line) => !/^[A-Za-z0-9][A-Za-z0-9 .+-]*$/.test(line)).map((line) => [code, line]),
        ),
      ).toEqual([]);
      expect(
        kinds
          .filter(({ series, openings, points, shorts }) =>
            [series, ...[openings, points, shorts].map((phrases) => phrases.map(({ ar }) => ar))].some(
              (words) => repeated(words).length > 0,
            ),
          )
          .map(({ code }) => code),
      ).toEqual([]);
    });

    it('calls every line in Arabic, no two of a kind alike', () => {
      const unlike = kinds
        .filter(({ series }) => repeated(series.map(arabicLineOf)).length > 0)
        .map(({ code }) => code);
      const echoed = kinds.flatMap(({ noun, series }) =>
        series.filter((line) => noun.ar.split(' ').includes(arabicLineOf(line))),
      );
      expect([unlike, echoed]).toEqual([[], []]);
    });

    it('asks prices in steps of 250 dinars', () => {
      expect(
        kinds
          .filter(({ price: { from, to } }) => !isStepped(from) || !isStepped(to) || from > to)
          .map(({ code }) => code),
      ).toEqual([]);
    });

    it('has at most 60 variants of a product', () => {
      expect(
        kinds
          .filter(
            ({ axes = [] }) => axes.reduce((variants, { choices }) => variants * choices.length, 1) > 60,
          )
          .map(({ code }) => code),
      ).toEqual([]);
    });
  },
);

describe('departments', () => {
  const kinds = all.flatMap((department) => department.kinds);

  it('writes codes alike', () => {
    expect(
      [...kinds, ...all.flatMap((department) => department.brands)]
        .map(({ code }) => code)
        .filter((code) => !kebab.test(code)),
    ).toEqual([]);
    expect(
      all
        .flatMap(({ attributes }) => attributes.map(({ code }) => code))
        .filter((code) => !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(code)),
    ).toEqual([]);
    expect(
      all
        .flatMap(({ attributes }) => attributes.flatMap(({ choices }) => choices.map(({ code }) => code)))
        .filter((code) => !/^[a-z0-9]+(?:[-. ][a-z0-9]+)*$/.test(code)),
    ).toEqual([]);
  });

  it('gives no code to two kinds and no noun to two', () => {
    expect(repeated(kinds.map(({ code }) => code))).toEqual([]);
    expect([repeated(kinds.map(({ noun }) => noun.en)), repeated(kinds.map(({ noun }) => noun.ar))]).toEqual([
      [],
      [],
    ]);
  });

  it('gives no title to two goods', () => {
    const titles = kinds.flatMap(({ titles = [] }) => titles);
    expect([repeated(titles.map(({ en }) => en)), repeated(titles.map(({ ar }) => ar))]).toEqual([[], []]);
  });

  it('means the same by a code everywhere', () => {
    const core = Object.entries(brands).map(([code, words]) => ({ code, ...words }));
    const codes = [...new Set(all.flatMap(({ attributes }) => attributes.map(({ code }) => code)))];
    const choices = codes.flatMap((attribute) =>
      attributesOf(attribute).flatMap(({ choices }) =>
        choices.map(({ code, en, ar }): Choice => ({ code: `${attribute}: ${code}`, en, ar })),
      ),
    );
    expect(
      ambiguous(
        [...core, ...all.flatMap((department) => department.brands)].map(({ code, en, ar }) => ({
          code,
          en,
          ar,
        })),
      ),
    ).toEqual([]);
    expect(
      ambiguous(codes.flatMap((code) => attributesOf(code).map(({ label }) => ({ code, ...label })))),
    ).toEqual([]);
    expect(ambiguous(choices)).toEqual([]);
  });
});
