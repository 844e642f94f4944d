import { brands } from '../demo-attributes.ts';
import type { Kind, Phrase, Title } from '../department.ts';
import { departmentBrands } from '../merged-departments.ts';
import { chanceOf } from './chance.ts';
import { arabicLineOf } from './series-names.ts';

/**
 * Brand and model line of a product, unique within its kind; `title` is the name of products that have their
 * own.
 */
export type Model = { brand: Phrase & { code: string }; line: Phrase; title?: Title };

const coreBrands: Readonly<Record<string, Phrase>> = brands;

const brandOf = (code: string): Model['brand'] => {
  const words = coreBrands[code] ?? departmentBrands.find((brand) => brand.code === code);
  if (words === undefined) throw new Error(`There is no brand '${code}'`);
  return { code, en: words.en, ar: words.ar };
};

/**
 * Returns the line for a later round. Lines that end in a number get a generation: 'S3', 'S3 v2'; others are
 * counted: 'Aqua', 'Aqua 2'.
 */
const numbered = (line: string, round: number): Phrase => {
  const ending = round === 0 ? '' : ` ${/\d$/.test(line) ? 'v' : ''}${round + 1}`;
  return { en: `${line}${ending}`, ar: `${arabicLineOf(line)}${ending}` };
};

/** The suffix of an Arabic title after which a part number would be unclear: 'عود أبي، الجزء 2: مذكرات'. */
const addition = /(?:: [^«]*|، طقم كامل)$/;

/** Returns a reused title as a sequel: 'The Ferryman 2'. An Arabic book title names the part explicitly. */
const continued = (title: Title, { category }: Kind, round: number): Title => {
  if (round === 0) return title;
  const added = title.ar.match(addition)?.[0] ?? '';
  const ending = category.startsWith('books/') ? `، الجزء ${round + 1}` : ` ${round + 1}`;
  return {
    ...title,
    en: `${title.en} ${round + 1}`,
    ar: `${title.ar.slice(0, title.ar.length - added.length)}${ending}${added}`,
  };
};

type Pair = { brand: string; line: string; title?: Title };

/** Returns every brand with every line; a title belongs to a single brand. */
const pairsOf = ({ brands, series, titles }: Kind): Pair[] => {
  if (titles === undefined) return brands.flatMap((brand) => series.map((line) => ({ brand, line })));
  return titles.map((title, index) => ({
    brand: brands[index % brands.length] ?? '',
    line: title.en,
    title,
  }));
};

/**
 * Returns the brand and line of the `n`-th product, from a shuffled list of all pairs. When the list is used
 * up, it starts over with a number appended.
 */
export const modelOf = (kind: Kind, { n, seed }: { n: number; seed: number }): Model => {
  const pairs = pairsOf(kind);
  const chance = chanceOf(seed, kind.code);
  const order = pairs
    .map((pair, index) => ({ pair, throw: chance.below(2 ** 32, `pair ${index}`) }))
    .toSorted((one, other) => one.throw - other.throw);
  const chosen = order[n % order.length]?.pair;
  if (chosen === undefined) throw new Error(`'${kind.code}' has no brands or no series`);
  const round = Math.floor(n / order.length);
  if (chosen.title === undefined) return { brand: brandOf(chosen.brand), line: numbered(chosen.line, round) };
  const title = continued(chosen.title, kind, round);
  return { brand: brandOf(chosen.brand), line: title, title };
};
