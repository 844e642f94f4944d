import type { Language } from '@dijla/provider/modules/catalog/catalog';
import { sizes as sizeLabels } from '../demo-attributes.ts';
import type { Phrase } from '../department.ts';

/** One column of a guide: what is measured, and the centimeters for a size. */
type Measure = Phrase & { of: (size: string) => number };

type Guide = { about: Phrase; measures: readonly Measure[] };

const letters = ['xs', 's', 'm', 'l', 'xl', 'xxl', '3xl'];
const inches = ['52', '54', '56', '58', '60'];
const waists = ['28', '30', '32', '34', '36', '38'];
const european = ['34', '36', '38', '40', '42', '44'];
const years = ['2 years', '4 years', '6 years', '8 years', '10 years', '12 years', '14 years'];
const months = ['newborn', '0-3 months', '3-6 months', '6-12 months', '12-18 months', '18-24 months'];

/** Centimeters that rise by the same step from one size of a scale to the next. */
const rising = (scale: readonly string[], first: number, step: number) => (size: string): number => {
  const place = scale.indexOf(size);
  if (place === -1) throw new Error(`The size '${size}' is not among ${scale.join(', ')}`);
  return first + place * step;
};

const chest = (of: Measure['of']): Measure => ({ en: 'chest', ar: 'الصدر', of });
const long = (of: Measure['of']): Measure => ({ en: 'length', ar: 'الطول', of });
const shoulder = (of: Measure['of']): Measure => ({ en: 'shoulder', ar: 'الكتف', of });
const waist = (of: Measure['of']): Measure => ({ en: 'waist', ar: 'الخصر', of });
const hips = (of: Measure['of']): Measure => ({ en: 'hips', ar: 'الورك', of });
const inseam = (of: Measure['of']): Measure => ({ en: 'inseam', ar: 'طول الساق', of });

const onGarment: Phrase = { en: 'Size guide in centimeters, measured on the garment:', ar: 'دليل القياسات بالسنتيمتر، مقاسة على القطعة نفسها:' };
const onFoot: Phrase = { en: 'Size guide: the length of your foot in centimeters, from heel to toe.', ar: 'دليل القياسات: طول قدمك بالسنتيمتر من الكعب إلى الإصبع.' };

const garment = (...measures: readonly Measure[]): Guide => ({ about: onGarment, measures });

/** European sizes count two thirds of a centimeter, with room of 1.5 cm before the toes. */
const footOf = (size: string): number => Math.round((Number(size) * 20) / 3 - 15) / 10;

const mensTops = garment(chest(rising(letters, 92, 6)), long(rising(letters, 67, 2)), shoulder(rising(letters, 41.5, 1.5)));
const mensOuter = garment(chest(rising(letters, 98, 6)), long(rising(letters, 66, 2)), shoulder(rising(letters, 43, 1.5)));
const womensTops = garment(chest(rising(letters, 85, 5)), long(rising(letters, 60, 1.5)), shoulder(rising(letters, 36, 1)));
const dresses = garment(chest(rising(letters, 85, 5)), waist(rising(letters, 69, 5)), long(rising(letters, 117, 1)));
const gowns = garment(chest(rising(letters, 85, 5)), waist(rising(letters, 69, 5)), long(rising(letters, 147, 1)));
const skirts = garment(waist(rising(letters, 61, 5)), hips(rising(letters, 89, 5)), long(rising(letters, 94, 0.5)));
const abayas = garment(chest(rising(inches, 108, 4)), long(rising(inches, 132, 5)), shoulder(rising(inches, 40, 1)));
const dishdashas = garment(chest(rising(inches, 110, 5)), long(rising(inches, 132, 5)), shoulder(rising(inches, 44, 1.5)));
const womensTrousers = garment(waist(rising(european, 66, 4)), hips(rising(european, 88, 4)), inseam(rising(european, 77, 0.5)));
const mensTrousers = garment(waist(rising(waists, 73, 5)), hips(rising(waists, 93, 5)), inseam(rising(waists, 81, 0)));
const shorts = garment(waist(rising(letters, 68, 6)), hips(rising(letters, 92, 6)), inseam(rising(letters, 22, 0)));
const childrensTops = garment(chest(rising(years, 60, 4)), long(rising(years, 38, 4)), shoulder(rising(years, 26, 1.5)));
const girlsDresses = garment(chest(rising(years, 56, 4)), long(rising(years, 52, 8)), shoulder(rising(years, 23, 1.5)));
const boysDishdashas = garment(chest(rising(years, 64, 5)), long(rising(years, 74, 12)), shoulder(rising(years, 27, 2)));
const babySuits = garment(chest(rising(months, 42, 2)), long(rising(months, 46, 5)));
const shoes: Guide = { about: onFoot, measures: [{ en: 'foot', ar: 'القدم', of: footOf }] };

/** The guide of every kind of goods that comes in sizes. */
const guides: Readonly<Record<string, Guide>> = {
  abaya: abayas, 'occasion-abaya': abayas, 'womens-dress': dresses, 'evening-dress': gowns, blouse: womensTops, 'womens-t-shirt': womensTops, 'womens-jeans': womensTrousers,
  skirt: skirts, 'womens-jacket': womensTops, dishdasha: dishdashas, 'mens-shirt': mensTops, 'mens-t-shirt': mensTops, 'mens-trousers': mensTrousers, 'mens-shorts': shorts,
  'polo-shirt': mensTops, hoodie: mensOuter, 'mens-jacket': mensOuter, 'mens-pajamas': mensTops, 'girls-dress': girlsDresses, 'boys-dishdasha': boysDishdashas,
  'childrens-hoodie': childrensTops, 'childrens-pajamas': childrensTops, 'school-shirt': childrensTops, 'baby-suit': babySuits, 'team-kit': mensTops, 'sports-shirt': mensTops,
  'mens-sneakers': shoes, 'womens-sneakers': shoes, 'mens-dress-shoe': shoes, boots: shoes, heels: shoes, 'womens-sandals': shoes, 'childrens-shoes': shoes, 'mens-slippers': shoes,
  'soccer-shoes': shoes,
  'fashion/t-shirts': mensTops, 'fashion/shirts': mensTops, 'fashion/trousers': mensTrousers, 'fashion/shoes': shoes,
};

const labels: Readonly<Record<string, Phrase>> = sizeLabels;

const rowOf = (size: string, measures: readonly Measure[], language: Language): string => {
  const figures = measures.map(({ of, ...name }) => `${name[language]} ${of(size)}`);
  return `• ${labels[size]?.[language] ?? size}: ${figures.join(language === 'ar' ? '، ' : ', ')}`;
};

/** What stands at the end of a description: a table in lines, for the sizes a product comes in. Empty for what has no guide, such as pans. */
export const sizeGuideOf = (goods: string, sizes: readonly string[]): Phrase => {
  const guide = sizes[0]?.endsWith(' years') === true && goods === 'fashion/t-shirts' ? childrensTops : guides[goods];
  if (guide === undefined || sizes.length === 0) return { en: '', ar: '' };
  const textIn = (language: Language) => `\n\n${guide.about[language]}\n\n${sizes.map((size) => rowOf(size, guide.measures, language)).join('\n')}`;
  return { en: textIn('en'), ar: textIn('ar') };
};
