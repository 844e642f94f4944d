import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../demo-products.ts';
import { departments } from '../departments/departments.ts';
import type { Phrase } from '../department.ts';
import { specificationAttributes } from '../merged-departments.ts';
import { productSets } from '../sets/product-sets.ts';
import { kindPictures } from './kind-pictures.ts';
import { factsOfPicture, type PictureFacts, pictureFacts } from './picture-facts.ts';
import { hasPicture } from './product-pictures.ts';

const englishNumbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const arabicNumbers: Readonly<Record<string, number>> = {
  ثلاثة: 3,
  ثلاث: 3,
  أربعة: 4,
  أربع: 4,
  خمسة: 5,
  خمس: 5,
  ستة: 6,
  ست: 6,
  سبعة: 7,
  سبع: 7,
  ثمانية: 8,
  عشرة: 10,
  'أحد عشر': 11,
  'اثني عشر': 12,
};
const alternatives = (table: Readonly<Record<string, number>>): string =>
  Object.keys(table)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
const english = `(?<![\\d.,:–×-])(\\d[\\d,]*|\\b(?:${alternatives(englishNumbers)}))`;
const arabic = `(?<![\\d.,:–×-])(\\d[\\d,]*|(?:${alternatives(arabicNumbers)})(?!\\p{L}))`;
const numberOf = (text: string): number =>
  englishNumbers[text.toLowerCase()] ?? arabicNumbers[text] ?? Number(text.replaceAll(',', ''));

/** A countable fact: how each language names it after a number, and words that include the number. */
type Counted = {
  fact: 'pieces' | 'seats' | 'doors' | 'shelves' | 'burners' | 'pockets' | 'compartments';
  en: string;
  ar: string;
  words?: readonly (readonly [RegExp, number])[];
};
const counted: readonly Counted[] = [
  {
    fact: 'pieces',
    en: '(?:pieces|pcs|pairs|boxes|bars|pens|colors|notebooks|shades|(?:\\w+ )?(?:glasses|towels|bowls)|-?a-side)',
    ar: '(?:قطعة|قطع|أزواج|علب|علبة|أقلام|قلماً|ألوان|لوناً|دفاتر|دفتراً|درجات|درجة|قنينة|قناني|استكانات|مناشف|طاسات)(?!\\p{L})',
    words: [
      [/(?<!\p{L})قطعتان/u, 2],
      [/لخمسة لاعبين/u, 5],
      [/لسبعة لاعبين/u, 7],
      [/لأحد عشر لاعباً/u, 11],
      [/(?:^|\s)(\d+) [×x] [\d.]+ (?:ml|liters?|wipes|مل|لتر|منديلاً)/u, 0],
    ],
  },
  { fact: 'seats', en: 'seats?', ar: '(?:مقاعد|مقعد)', words: [[/بمقعدين/u, 2]] },
  { fact: 'doors', en: 'doors?', ar: 'أبواب', words: [[/ببابين/u, 2]] },
  { fact: 'shelves', en: 'shelves', ar: 'رفوف' },
  { fact: 'burners', en: 'burners', ar: 'عيون' },
  { fact: 'pockets', en: 'pockets?', ar: '(?:جيوب|جيباً)', words: [[/بجيب واحد/u, 1]] },
  { fact: 'compartments', en: 'compartments', ar: 'أقسام' },
];

/** A quality and the words that express it. A picture that shows a different value is a contradiction. */
type Quality = { fact: 'sleeves' | 'print' | 'connection' | 'sole' | 'fruit'; value: string; words: RegExp };
const qualities: readonly Quality[] = [
  { fact: 'sleeves', value: 'short', words: /\bshort[- ]sleeve|أكمام قصيرة/iu },
  { fact: 'sleeves', value: 'long', words: /\blong[- ]sleeve|أكمام طويلة/iu },
  { fact: 'sleeves', value: 'three-quarter', words: /\bthree-quarter sleeve|أكمام ثلاثة أرباع/iu },
  { fact: 'print', value: 'striped', words: /\bstriped\b|بخطوط/iu },
  { fact: 'print', value: 'printed', words: /(?<!floral )\bprinted\b|بطبعة/iu },
  { fact: 'print', value: 'floral', words: /\bfloral\b|بنقشة ورود/iu },
  { fact: 'print', value: 'embroidered', words: /\bembroidered\b|بتطريز/iu },
  { fact: 'print', value: 'plain', words: /\bplain\b|(?<!\p{L})سادة(?!\p{L})/iu },
  { fact: 'fruit', value: 'orange', words: /\borange\b|برتقال/iu },
  { fact: 'fruit', value: 'other', words: /\b(?:pomegranate|apple|mango|grape)\b|رمّان|تفاح|مانجو|عنب/iu },
  { fact: 'sole', value: 'studs', words: /\bfor (?:grass|artificial turf)|(?<!\p{L})للعشب|للتارتان/iu },
  { fact: 'sole', value: 'flat', words: /\bfor indoor courts|للقاعات/iu },
  { fact: 'connection', value: 'wired', words: /\bwired\b|بسلك|(?<!لا)سلكي/iu },
  { fact: 'connection', value: 'wireless', words: /\b(?:wireless|bluetooth)\b|بلا سلك|لاسلكي|بلوتوث/iu },
];

/** Arabic words that name a type of product, and what the picture must show when a name contains them. */
const arabicKinds: readonly (readonly [RegExp, string])[] = [
  [/هاتف بأزرار/u, 'keypad phone'],
  [/سماعات سلكية/u, 'wired earphones'],
  [/قارئ كتب/u, 'e-reader'],
  [/شاحن سيارة/u, 'car charger'],
  [/شاحن جداري/u, 'wall charger'],
  [/قنفة زاوية/u, 'corner sofa'],
  [/شطرنج/u, 'chess set'],
  [/طاولي/u, 'backgammon set'],
  [/مرآة طولية/u, 'standing mirror'],
  [/كاميرا مراقبة/u, 'security camera'],
  [/صندوق تخزين/u, 'storage box with lid'],
  [/بجامة أطفال/u, 'children’s pajama set'],
  [/بجامة رجالية/u, 'men’s pajama set'],
  [/جلسة أرضية/u, 'floor seating set'],
  [/سنّ السكاكين/u, 'knife sharpening'],
  [/قلم حبر/u, 'fountain pen'],
  [/يشماغ/u, 'shemagh'],
  [/حجاب/u, 'hijab scarf'],
];

const numbersSaid = ({ en, ar, words = [] }: Counted, text: string): number[] => [
  ...[...text.matchAll(new RegExp(`${english}[ -]?${en}(?![\\p{L}])`, 'giu'))].map(([, number = '']) =>
    numberOf(number),
  ),
  ...[...text.matchAll(new RegExp(`(?:\\s|^|ل|من |طقم )${arabic} ?${ar}`, 'gu'))].map(([, number = '']) =>
    numberOf(number),
  ),
  ...words.flatMap(([pattern, number]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [number === 0 ? Number(found[1]) : number];
  }),
];

const contradictsCount = (counts: Counted, facts: PictureFacts, text: string): boolean => {
  const said = numbersSaid(counts, text);
  if (counts.fact !== 'pieces') return said.some((number) => facts[counts.fact] !== number);
  const { pieces = [1] } = facts;
  return pieces !== 'uncounted' && said.some((number) => !pieces.includes(number));
};

/** The texts to check. A title, as books have one, makes no claim: 'A House with Two Doors'. */
type Said = { name: Phrase; kind?: string; choices?: string; isTitle?: boolean };

/**
 * Returns what a picture contradicts in a product's name in both languages, its kind and its specification.
 */
const contradictions = (
  { name, kind = '', choices = '', isTitle = false }: Said,
  facts: PictureFacts | undefined,
): string[] => {
  if (facts === undefined) return ['nobody has said what the picture shows'];
  const text = isTitle ? choices : `${name.en} ${name.ar} ${choices}`;
  const called = `${name.en} ${kind}`.toLowerCase();
  return [
    ...(facts.shows.some((noun) => called.includes(noun)) ? [] : [`shows ${facts.shows.join(', ')}`]),
    ...arabicKinds
      .filter(([words, noun]) => words.test(name.ar) && !facts.shows.includes(noun))
      .map(([, noun]) => `is no ${noun}`),
    ...counted
      .filter((counts) => contradictsCount(counts, facts, text))
      .map(({ fact }) => `another number of ${fact}`),
    ...qualities
      .filter(
        ({ fact, value, words }) => words.test(text) && facts[fact] !== undefined && facts[fact] !== value,
      )
      .map(({ fact }) => `other ${fact}`),
    ...(/\bsharpening\b|سنّ السكاكين/u.test(text) === (facts.isService ?? false)
      ? []
      : ['goods for a service']),
  ];
};

const kinds = new Map(
  [...Object.values(departments).flatMap((department) => department.kinds), ...productSets].map((kind) => [
    kind.code.toUpperCase(),
    kind,
  ]),
);
const kindOf = (sku: string) => kinds.get(sku.replace(/^DJ-/, '').replace(/-\d{4}$/, ''));

/** Returns the chosen options in the wording of product names. */
const choicesOf = ({ sku, attributes }: ProductInput): string =>
  (kindOf(sku)?.specifications ?? [])
    .map(({ attribute }) => {
      const chosen = specificationAttributes
        .get(attribute)
        ?.choices.find(({ code }) => [attributes[attribute]].flat().includes(code));
      const said = chosen?.said ?? chosen;
      return said === undefined ? '' : `${said.en}. ${said.ar}.`;
    })
    .join(' ');

const products = [...demoProducts({ count: 2000, seed: 1 })]
  .flatMap(({ products }) => products.slice(-1))
  .filter(({ visibility, status }) => visibility > 1 && status === 1);

describe('contradictions', () => {
  const shown = (form: string) => pictureFacts[form];
  it.each([
    ['Nokia Kavi keypad phone', 'هاتف بأزرار نوكيا', 'phone'],
    ['Wired earphones', 'سماعات سلكية', 'earbuds'],
    ['Rawda corner sofa, 7 seats', 'قنفة زاوية روضة 7 مقاعد', 'sofa'],
    ['Babil wardrobe, 6 doors', 'كنتور ملابس بابل 6 أبواب', 'wardrobe'],
    ['Set of six tea glasses with saucers', 'طقم ستة استكانات شاي مع الصحون', 'tea-glasses-twelve'],
    ['Serving bowl set', 'طقم طاسات 6 قطع', 'bowls-three'],
    ['Set of three cotton towels', 'طقم من ثلاث مناشف قطنية', 'towels-six'],
    ['Chess set', 'طقم شطرنج', 'board-game'],
    ['Men’s pajama set, short sleeves', 'بجامة رجالية', 'pyjamas-long'],
    ['Knife sharpening', 'سنّ السكاكين', 'chef-knife'],
    ['Over-ear headphones', 'سماعات رأس سوني بسلك', 'headphones'],
    ['Nike Winger soccer shoes, for grass', 'حذاء كرة قدم', 'trainer'],
    ['Drinking water, 20 × 500 ml', 'ماء شرب معبّأ', 'water-pack'],
  ])('finds that %s is not what is pictured', (en, ar, form) => {
    expect(contradictions({ name: { en, ar } }, shown(form))).not.toEqual([]);
  });

  it.each([
    ['Set of six tea glasses with saucers', 'طقم ستة استكانات شاي مع الصحون', 'tea-glasses-six'],
    ['Rawda corner sofa, 7 seats', 'قنفة زاوية روضة 7 مقاعد', 'corner-sofa-seven'],
    ['Wireless earbuds', 'سماعات أذن لاسلكية', 'earbuds'],
    ['Cotton socks, 5 pairs', 'جوارب قطنية 5 أزواج', 'socks-five'],
  ])('finds nothing wrong with %s', (en, ar, form) => {
    expect(contradictions({ name: { en, ar } }, shown(form))).toEqual([]);
  });
});

describe('the pictures of the 2,000 goods', () => {
  it('contradict no name', () => {
    const wrong = products.flatMap((product) =>
      product.media.flatMap(({ path }) => {
        const name = { en: product.texts.en?.name ?? '', ar: product.texts.ar?.name ?? '' };
        const found = contradictions(
          {
            name,
            kind: kindOf(product.sku)?.noun.en ?? '',
            choices: choicesOf(product),
            isTitle: kindOf(product.sku)?.titles !== undefined,
          },
          factsOfPicture(path),
        );
        return found.length === 0 ? [] : [`${product.sku} ${name.en}, ${path}: ${found.join('; ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('exist, and a choice that decides what is seen has a picture for each of its values', () => {
    const named = Object.values(kindPictures).flatMap(({ fronts = [], by }) => [
      ...fronts,
      ...Object.values(by?.fronts ?? {}).flat(),
    ]);
    expect(named.filter((name) => !hasPicture(name.split('~')[0] ?? ''))).toEqual([]);
    const lacking = Object.entries(kindPictures).flatMap(([code, { by }]) => {
      const choices =
        kinds.get(code.toUpperCase())?.specifications.find(({ attribute }) => attribute === by?.attribute)
          ?.choices ?? [];
      return by === undefined
        ? []
        : choices.filter((choice) => by.fronts[choice] === undefined).map((choice) => `${code} ${choice}`);
    });
    expect(lacking).toEqual([]);
    expect(Object.keys(kindPictures).filter((code) => !kinds.has(code.toUpperCase()))).toEqual([]);
  });
});
