import type { ProductTextInput, Texts } from '@dijla/provider/modules/catalog/catalog';
import type { Kind, Phrase } from '../department.ts';
import { textOf } from '../product-parts.ts';
import type { Chance } from './chance.ts';
import type { ChosenSpecification } from './choices-of.ts';
import type { Model } from './model-of.ts';

/** Words that keep their capital inside an English name. */
const properWords = new Set([
  'Arabic', 'Iraqi', 'Turkish', 'Indian', 'Persian', 'Ceylon', 'English', 'Bluetooth', 'Oxford', 'Chelsea', 'Bermuda', 'Greek', 'Italian', 'Montessori', 'Basra',
  'Barhi', 'Zahdi', 'Khastawi', 'Sidr', 'Ramadan', 'Eid', 'French', 'Moroccan', 'Syrian', 'Quran', 'Kurdish', 'Baghdad', 'Aleppo', 'Android', 'Ethernet', 'Lightning', 'Core', 'Ryzen',
]);

const insideName = (noun: string): string => {
  const first = noun.split(' ', 1)[0] ?? '';
  return properWords.has(first) || /[A-Z0-9]/.test(first.slice(1)) ? noun : `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
};

/**
 * A product's name: 'Beko Aqua 2 electric kettle, 1.7 liters', 'غلاية ماء كهربائية «أكوا» 2 من بيكو، سعة 1.7 لتر'. In Arabic the
 * brand parts a line in Latin letters from the numbers behind it, which would trade places otherwise. A title stands for itself.
 */
export const nameOf = ({ noun }: Kind, { brand, line, title }: Model, specifications: readonly ChosenSpecification[]): Phrase => {
  const said = specifications.filter(({ inName }) => inName).map(({ choice }) => choice);
  return {
    en: [title?.en ?? `${brand.en} ${line.en} ${insideName(noun.en)}`, ...said.map(({ en }) => insideName(en))].join(', '),
    ar: [title?.ar ?? `${noun.ar} ${line.ar} من ${brand.ar}`, ...said.map(({ ar }) => ar)].join('، '),
  };
};

/** Latin letters and digits joined by hyphens. */
export const slugOf = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll(/[\u0300-\u036f'’]/g, '').replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/** Brand, line and noun, or the title, which no two products have alike. */
export const urlKeyOf = ({ noun }: Kind, { brand, line, title }: Model): string => slugOf(title?.en ?? `${brand.code} ${line.en} ${noun.en}`);

const listOf = (points: readonly string[]): string => points.map((point) => `• ${point}`).join('\n');

/** Name, short description and description, each put together from the kind's own phrases. */
export const textsOf = (kind: Kind, name: Phrase, chance: Chance): Texts<ProductTextInput> => {
  const short = chance.one(kind.shorts, 'short');
  const opening = chance.one(kind.openings, 'opening');
  const points = chance.some(kind.points, 3 + chance.below(2, 'points'), 'point');
  const textIn = (language: keyof Phrase) => textOf(name[language], short[language], `${opening[language]}\n\n${listOf(points.map((point) => point[language]))}`);
  return { en: textIn('en'), ar: textIn('ar') };
};

/** The name of a variant, told from its siblings by what was chosen: 'Oxford shirt – Blue, M'. */
export const variantNameOf = (name: Phrase, choices: readonly Phrase[]): Phrase => ({
  en: `${name.en} – ${choices.map(({ en }) => en).join(', ')}`,
  ar: `${name.ar} – ${choices.map(({ ar }) => ar).join('، ')}`,
});
