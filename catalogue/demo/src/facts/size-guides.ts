import type { DemoLanguage } from '../demo-language.ts';
import { sizes as sizeLabels } from '../demo-attributes.ts';
import type { Phrase } from '../department.ts';

/** One column of a guide: the measurement, and its centimeters for a size. */
type Measure = Phrase & { of: (size: string) => number | string };

/** A size guide page. `about` explains how to measure. */
export type SizeGuide = {
  code: string;
  name: Phrase;
  about: Phrase;
  sizes: readonly string[];
  measures: readonly Measure[];
};

const letters = ['xs', 's', 'm', 'l', 'xl', 'xxl', '3xl'];
const inches = ['52', '54', '56', '58', '60'];
const waists = ['28', '30', '32', '34', '36', '38'];
const european = ['34', '36', '38', '40', '42', '44'];
const years = ['2 years', '4 years', '6 years', '8 years', '10 years', '12 years', '14 years'];
const months = ['newborn', '0-3 months', '3-6 months', '6-12 months', '12-18 months', '18-24 months'];
const babyHeights = [56, 62, 68, 80, 86, 92];
const shoeSizes = Array.from({ length: 19 }, (_, place) => String(28 + place));

/** Returns centimeters that increase by a constant step from one size of a scale to the next. */
const rising =
  (scale: readonly string[], first: number, step: number) =>
  (size: string): number =>
    first + scale.indexOf(size) * step;

const chest = (of: Measure['of']): Measure => ({ en: 'Chest', ar: 'الصدر', of });
const long = (of: Measure['of']): Measure => ({ en: 'Length', ar: 'الطول', of });
const shoulder = (of: Measure['of']): Measure => ({ en: 'Shoulder', ar: 'الكتف', of });
const waist = (of: Measure['of']): Measure => ({ en: 'Waist', ar: 'الخصر', of });
const hips = (of: Measure['of']): Measure => ({ en: 'Hips', ar: 'الورك', of });
const inseam = (of: Measure['of']): Measure => ({ en: 'Inseam', ar: 'طول الساق', of });
/** Column for the height of the wearer. */
const tall = (of: Measure['of']): Measure => ({ en: 'Your height', ar: 'طولك', of });
const childTall = (of: Measure['of']): Measure => ({ en: 'Child’s height', ar: 'طول الطفل', of });

/** Returns a range of five centimeters that starts at the value for the size. */
const span =
  (from: (size: string) => number) =>
  (size: string): string =>
    `${from(size)}–${from(size) + 5}`;

const upper: Phrase = {
  en: 'In centimeters, measured on the garment: lay one that fits you flat, measure across the chest and double it, and for the length from the shoulder down.',
  ar: 'بالسنتيمتر، مقاسة على القطعة نفسها: افرش قطعة تناسبك وقِس عرض الصدر واضربه في 2، والطول من الكتف نزولاً.',
};
const lower: Phrase = {
  en: 'In centimeters, measured on the garment: lay one that fits you flat, measure across waist and hips and double both.',
  ar: 'بالسنتيمتر، مقاسة على القطعة نفسها: افرش قطعة تناسبك وقِس عرض الخصر والورك واضربهما في 2.',
};
const fromShoulder: Phrase = {
  en: 'In centimeters: choose by your height, in the shoes you will wear with it; the length runs from the shoulder to the hem.',
  ar: 'بالسنتيمتر: يُختار القياس بحسب الطول مع الحذاء الذي يُلبس معها، والطول من الكتف إلى الحاشية.',
};
const byChild: Phrase = {
  en: 'In centimeters: the child’s height tells more than the age; the rest is measured on the garment.',
  ar: 'بالسنتيمتر: طول الطفل أصدق من عمره، وبقية القياسات مأخوذة على القطعة نفسها.',
};
const onFoot: Phrase = {
  en: 'In centimeters: stand on a sheet of paper, mark heel and longest toe, and measure between the marks; between two sizes take the larger.',
  ar: 'بالسنتيمتر: قف على ورقة وعلّم عند الكعب وأطول إصبع، ثم قِس ما بين العلامتين. بين قياسين خذ الأكبر.',
};

/**
 * Returns the foot length in centimeters: a European size is two thirds of a centimeter, with an allowance
 * of 1.5 cm at the toes.
 */
const footOf = (size: string): number => Math.round((Number(size) * 20) / 3 - 15) / 10;

const named = (code: string, en: string, ar: string) => ({ code, name: { en, ar } });

const mensTops: SizeGuide = {
  ...named('mens-tops', 'men’s shirts and T-shirts', 'قمصان وتيشيرتات رجالية'),
  about: upper,
  sizes: letters,
  measures: [
    chest(rising(letters, 92, 6)),
    long(rising(letters, 67, 2)),
    shoulder(rising(letters, 41.5, 1.5)),
  ],
};
const mensOuter: SizeGuide = {
  ...named('mens-outerwear', 'men’s hoodies and jackets', 'هوديات وجاكيتات رجالية'),
  about: upper,
  sizes: letters,
  measures: [chest(rising(letters, 98, 6)), long(rising(letters, 66, 2)), shoulder(rising(letters, 43, 1.5))],
};
const womensTops: SizeGuide = {
  ...named('womens-tops', 'women’s tops and jackets', 'بلوزات وجاكيتات نسائية'),
  about: upper,
  sizes: letters,
  measures: [chest(rising(letters, 85, 5)), long(rising(letters, 60, 1.5)), shoulder(rising(letters, 36, 1))],
};
const dresses: SizeGuide = {
  ...named('dresses', 'dresses', 'فساتين'),
  about: upper,
  sizes: letters,
  measures: [chest(rising(letters, 85, 5)), waist(rising(letters, 69, 5)), long(rising(letters, 117, 1))],
};
const gowns: SizeGuide = {
  ...named('evening-dresses', 'evening dresses', 'فساتين سهرة'),
  about: upper,
  sizes: letters,
  measures: [chest(rising(letters, 85, 5)), waist(rising(letters, 69, 5)), long(rising(letters, 147, 1))],
};
const skirts: SizeGuide = {
  ...named('skirts', 'skirts', 'تنانير'),
  about: lower,
  sizes: letters,
  measures: [waist(rising(letters, 61, 5)), hips(rising(letters, 89, 5)), long(rising(letters, 94, 0.5))],
};
const abayas: SizeGuide = {
  ...named('abayas', 'abayas', 'عبايات'),
  about: fromShoulder,
  sizes: inches,
  measures: [tall(span(rising(inches, 150, 5))), long(rising(inches, 132, 5)), chest(rising(inches, 108, 4))],
};
const dishdashas: SizeGuide = {
  ...named('dishdashas', 'dishdashas', 'دشاديش'),
  about: fromShoulder,
  sizes: inches,
  measures: [tall(span(rising(inches, 160, 5))), long(rising(inches, 132, 5)), chest(rising(inches, 110, 5))],
};
const womensTrousers: SizeGuide = {
  ...named('womens-trousers', 'women’s jeans', 'بناطيل جينز نسائية'),
  about: lower,
  sizes: european,
  measures: [
    waist(rising(european, 66, 4)),
    hips(rising(european, 88, 4)),
    inseam(rising(european, 77, 0.5)),
  ],
};
const mensTrousers: SizeGuide = {
  ...named('mens-trousers', 'men’s trousers', 'بناطيل رجالية'),
  about: lower,
  sizes: waists,
  measures: [waist(rising(waists, 73, 5)), hips(rising(waists, 93, 5)), inseam(rising(waists, 81, 0))],
};
const shorts: SizeGuide = {
  ...named('shorts', 'men’s shorts', 'شورتات رجالية'),
  about: lower,
  sizes: letters,
  measures: [waist(rising(letters, 68, 6)), hips(rising(letters, 92, 6)), inseam(rising(letters, 22, 0))],
};
const childHeight = childTall(rising(years, 92, 12));
const childrensTops: SizeGuide = {
  ...named('childrens-tops', 'children’s tops and pajamas', 'بلوزات وبيجامات أطفال'),
  about: byChild,
  sizes: years,
  measures: [childHeight, chest(rising(years, 60, 4)), long(rising(years, 38, 4))],
};
const girlsDresses: SizeGuide = {
  ...named('girls-dresses', 'girls’ dresses', 'فساتين بنات'),
  about: byChild,
  sizes: years,
  measures: [childHeight, chest(rising(years, 56, 4)), long(rising(years, 52, 8))],
};
const boysDishdashas: SizeGuide = {
  ...named('boys-dishdashas', 'boys’ dishdashas', 'دشاديش أولاد'),
  about: byChild,
  sizes: years,
  measures: [childHeight, chest(rising(years, 64, 5)), long(rising(years, 74, 12))],
};
const babySuits: SizeGuide = {
  ...named('baby-clothes', 'baby clothes', 'ملابس رضّع'),
  about: byChild,
  sizes: months,
  measures: [
    childTall((size) => babyHeights[months.indexOf(size)] ?? 0),
    chest(rising(months, 42, 2)),
    long(rising(months, 46, 5)),
  ],
};
const shoes: SizeGuide = {
  ...named('shoes', 'shoes', 'أحذية'),
  about: onFoot,
  sizes: shoeSizes,
  measures: [{ en: 'Foot length', ar: 'طول القدم', of: footOf }],
};

/** Every size guide; each is a page of the shop. */
export const sizeGuides: readonly SizeGuide[] = [
  mensTops,
  mensOuter,
  womensTops,
  dresses,
  gowns,
  skirts,
  abayas,
  dishdashas,
  womensTrousers,
  mensTrousers,
  shorts,
  childrensTops,
  girlsDresses,
  boysDishdashas,
  babySuits,
  shoes,
];

/** The size guide of every kind that comes in sizes. */
const guidesOfProducts: Readonly<Record<string, SizeGuide>> = {
  abaya: abayas,
  'occasion-abaya': abayas,
  'womens-dress': dresses,
  'evening-dress': gowns,
  blouse: womensTops,
  'womens-t-shirt': womensTops,
  'womens-jeans': womensTrousers,
  skirt: skirts,
  'womens-jacket': womensTops,
  dishdasha: dishdashas,
  'mens-shirt': mensTops,
  'mens-t-shirt': mensTops,
  'mens-trousers': mensTrousers,
  'mens-shorts': shorts,
  'polo-shirt': mensTops,
  hoodie: mensOuter,
  'mens-jacket': mensOuter,
  'mens-pajamas': mensTops,
  'girls-dress': girlsDresses,
  'boys-dishdasha': boysDishdashas,
  'childrens-hoodie': childrensTops,
  'childrens-pajamas': childrensTops,
  'school-shirt': childrensTops,
  'baby-suit': babySuits,
  'team-kit': mensTops,
  'sports-shirt': mensTops,
  'mens-sneakers': shoes,
  'womens-sneakers': shoes,
  'mens-dress-shoe': shoes,
  boots: shoes,
  heels: shoes,
  'womens-sandals': shoes,
  'childrens-shoes': shoes,
  'mens-slippers': shoes,
  'soccer-shoes': shoes,
  'fashion/t-shirts': mensTops,
  'fashion/shirts': mensTops,
  'fashion/trousers': mensTrousers,
  'fashion/shoes': shoes,
};

const labels: Readonly<Record<string, Phrase>> = sizeLabels;

/** Returns the rows of a guide: a size as it is chosen, and its measurements. */
export const rowsOf = (
  { sizes, measures }: SizeGuide,
  language: DemoLanguage,
): { size: string; figures: string[] }[] =>
  sizes.map((size) => ({
    size: labels[size]?.[language] ?? size,
    figures: measures.map(({ of }) => String(of(size))),
  }));

/** Returns the identifier of the page of a guide. */
export const sizeGuidePage = ({ code }: SizeGuide): string => `size-guide-${code}`;

/**
 * Returns the size guide page for products in these sizes, or null for products without one, such as pans.
 * Throws for a size that the guide does not contain.
 */
export const sizeGuideOf = (productType: string, sizes: readonly string[]): string | null => {
  const guide =
    sizes[0]?.endsWith(' years') === true && productType === 'fashion/t-shirts'
      ? childrensTops
      : guidesOfProducts[productType];
  if (guide === undefined || sizes.length === 0) return null;
  const unknown = sizes.find((size) => !guide.sizes.includes(size));
  if (unknown !== undefined)
    throw new Error(`The guide of ${productType} does not know the size '${unknown}'`);
  return sizeGuidePage(guide);
};
