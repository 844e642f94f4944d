import type { ProductTextInput, Texts } from '@dijla/provider/modules/catalog/catalog';
import type { Kind, Phrase } from '../department.ts';
import { textOf } from '../sets/product-parts.ts';
import { cardLines } from './card-lines.ts';
import type { Chance } from './chance.ts';
import type { ChosenSpecification } from './choices-of.ts';
import type { Model } from './model-of.ts';

/** Words that keep their capital letter inside an English name. */
const properWords = new Set([
  'Arabic',
  'Iraqi',
  'Turkish',
  'Indian',
  'Persian',
  'Ceylon',
  'English',
  'Bluetooth',
  'Oxford',
  'Chelsea',
  'Bermuda',
  'Greek',
  'Italian',
  'Montessori',
  'Basra',
  'Barhi',
  'Zahdi',
  'Khastawi',
  'Sidr',
  'Ramadan',
  'Eid',
  'French',
  'Moroccan',
  'Syrian',
  'Quran',
  'Kurdish',
  'Baghdad',
  'Aleppo',
  'Android',
  'Ethernet',
  'Lightning',
  'Core',
  'Ryzen',
  'Full',
  'Maktoom',
]);

const insideName = (noun: string): string => {
  const first = noun.split(' ', 1)[0] ?? '';
  return properWords.has(first) || /[A-Z0-9]/.test(first.slice(1))
    ? noun
    : `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
};

/** Maximum length of a name that fits two lines of a card on a phone. */
const nameLimits: Readonly<Record<keyof Phrase, number>> = { en: 40, ar: 38 };

/**
 * Returns the English name. A measure such as '15.6-inch' precedes the noun, unless the name ends in a
 * number: the two would read as one.
 */
const englishName = (base: { named: string; noun: string }, figure = ''): string => {
  if (figure.endsWith('-inch') && !/\d$/.test(base.named)) return `${base.named} ${figure} ${base.noun}`;
  return [`${base.named} ${base.noun}`.trim(), ...(figure === '' ? [] : [insideName(figure)])].join(', ');
};

/**
 * Returns the Arabic name. A number follows directly; text, and a number after a model number, follow after
 * a comma.
 */
const arabicName = (named: string, figure = ''): string => {
  if (figure === '') return named;
  return /^\d/.test(figure) && !/\d$/.test(named) ? `${named} ${figure}` : `${named}، ${figure}`;
};

/** Returns the end of a name: the option marked `inName`, unless shoppers take it for granted. */
const figureOf = (
  specifications: readonly ChosenSpecification[],
  language: keyof Phrase,
): string | undefined => {
  const asked = specifications.find(({ inName }) => inName)?.choice;
  return asked?.unsaidIn === language ? undefined : (asked?.said ?? asked)?.[language];
};

/**
 * Returns a product's name: 'Dell Note 15.6-inch laptop', 'لابتوب ديل نوت 15.6 إنج'. A measure that does not
 * fit a card is left to the specification. A title replaces the name.
 */
export const nameOf = (
  { noun, called = noun }: Kind,
  { brand, line, title }: Model,
  specifications: readonly ChosenSpecification[],
): Phrase => {
  const english =
    title === undefined
      ? { named: `${brand.en} ${line.en}`, noun: insideName(called.en) }
      : { named: title.en, noun: '' };
  const arabic = title?.ar ?? `${called.ar} ${brand.ar} ${line.ar}`;
  const fitting = (language: keyof Phrase, whole: string, short: string): string =>
    whole.length > nameLimits[language] || cardLines(whole) > 2 ? short : whole;
  return {
    en: fitting('en', englishName(english, figureOf(specifications, 'en')), englishName(english)),
    ar: fitting('ar', arabicName(arabic, figureOf(specifications, 'ar')), arabicName(arabic)),
  };
};

/** Converts a text to Latin letters and digits joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns brand, line and noun, or the title; the result is unique. */
export const urlKeyOf = ({ noun }: Kind, { brand, line, title }: Model): string =>
  slugOf(title?.en ?? `${brand.code} ${line.en} ${noun.en}`);

const listOf = (points: readonly string[]): string => points.map((point) => `• ${point}`).join('\n');

/**
 * Returns name, short description and description, composed of the kind's phrases, and the facts of its
 * specification.
 */
export const textsOf = (
  kind: Kind,
  { name, facts }: { name: Phrase; facts: Readonly<Record<keyof Phrase, Record<string, string>>> },
  chance: Chance,
): Texts<ProductTextInput> => {
  const short = chance.one(kind.shorts, 'short');
  const opening = chance.one(kind.openings, 'opening');
  const points = chance.some(kind.points, 3 + chance.below(2, 'points'), 'point');
  const textIn = (language: keyof Phrase): ProductTextInput => ({
    ...textOf(
      name[language],
      short[language],
      `${opening[language]}\n\n${listOf(points.map((point) => point[language]))}`,
    ),
    attributes: facts[language],
  });
  return { en: textIn('en'), ar: textIn('ar') };
};

/** Returns the name of a variant with its chosen options: 'Oxford shirt – Blue, M'. */
export const variantNameOf = (name: Phrase, choices: readonly Phrase[]): Phrase => ({
  en: `${name.en} – ${choices.map(({ en }) => en).join(', ')}`,
  ar: `${name.ar} – ${choices.map(({ ar }) => ar).join('، ')}`,
});
