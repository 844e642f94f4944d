import type { DemoLanguage } from '../demo-language.ts';
import {
  type CatalogBatch,
  validationErrors,
  type ProductInput,
} from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { demoProducts, isShown } from '../demo-products.ts';
import type { Phrase } from '../department.ts';
import { departments } from '../departments/departments.ts';
import { isTidy } from '../tidy-phrase.ts';
import { factAttributes } from './fact-attributes.ts';
import { factsOfKinds } from './facts-of.ts';

const kinds = new Map(
  Object.values(departments).flatMap((department) => department.kinds.map((kind) => [kind.code, kind])),
);
const facts = Object.entries(factsOfKinds).flatMap(([kind, given]) =>
  Object.entries(given).map(([code, fact]) => ({ kind, code, fact })),
);
const shown = [...demoProducts({ count: 2000, seed: 1 })].filter(({ products }) => isShown(products));

const phrasesOf = (fact: (typeof facts)[number]['fact']): Phrase[] => {
  if (Array.isArray(fact)) return fact;
  return 'by' in fact ? Object.values(fact.values) : [fact as Phrase];
};

/** Returns the words and numbers of a text without function words. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? []).filter(
      (word) =>
        ![
          'the',
          'and',
          'of',
          'with',
          'in',
          'from',
          'to',
          'at',
          'for',
          'an',
          'about',
          'keep',
          'included',
          'من',
          'في',
          'مع',
          'إلى',
          'على',
        ].includes(word),
    ),
  );

const saysAll = (whole: ReadonlySet<string>, part: ReadonlySet<string>): boolean =>
  part.size > 0 && [...part].every((word) => whole.has(word));

/** Attributes that no page displays. */
const hidden = new Set(['erin_recommends', 'special_promo_flag']);

/** Attributes, besides the price, that can decide between two products of a kind. */
const decisive = [
  'item_dimensions',
  'item_size',
  'screen_kind',
  'device_battery',
  'device_camera',
  'graphics',
  'item_care',
  'power_use',
  'ports',
  'item_weight',
];

describe('factsOfKinds', () => {
  it('speaks of kinds that there are, in both languages', () => {
    expect(Object.keys(factsOfKinds).filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(
      facts
        .flatMap(({ fact }) => phrasesOf(fact))
        .filter((phrase) => !isTidy(phrase) || /\p{Script=Arabic}/u.test(phrase.en) || phrase.ar === ''),
    ).toEqual([]);
  });

  it('follows from every choice of what it goes by, and from nothing else', () => {
    const wrong = facts.flatMap(({ kind, code, fact }) => {
      if (Array.isArray(fact) || !('by' in fact)) return [];
      const choices =
        kinds.get(kind)?.specifications.find(({ attribute }) => attribute === fact.by)?.choices ?? [];
      return choices.length === 0 || choices.some((choice) => !Object.hasOwn(fact.values, choice))
        ? [`${kind} ${code}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['en', 'ar'] as const)('says in %s nothing that stands in the description too', (language) => {
    const twice = facts.flatMap(({ kind, code, fact }) =>
      (kinds.get(kind)?.points ?? []).flatMap((point) => {
        const [said, told] = [
          wordsOf(point[language]),
          phrasesOf(fact).map((phrase) => wordsOf(phrase[language])),
        ];
        const isWarranty = code === 'warranty_term' && /warrant|ضمان/i.test(point[language]);
        return isWarranty || told.some((words) => saysAll(said, words) || saysAll(words, said))
          ? [`${kind} ${code}: ${point[language]}`]
          : [];
      }),
    );
    expect(twice).toEqual([]);
  });

  it('gives width, depth and height as three figures', () => {
    const others = facts
      .filter(({ code }) => code === 'item_dimensions')
      .flatMap(({ kind, fact }) =>
        phrasesOf(fact).flatMap(({ en }) =>
          /^[\d.]+ × [\d.]+ × [\d.]+ cm$/.test(en) ? [] : [`${kind}: ${en}`],
        ),
      );
    expect(others).toEqual([]);
  });

  it('has attributes that a catalogue takes', () => {
    const batch: CatalogBatch = {
      source: 'demo',
      attributes: factAttributes(),
      categories: [],
      products: [],
    };
    expect(
      validationErrors(batch, { attributes: new Map(), categoryPaths: new Set(), skus: new Set() }),
    ).toEqual([]);
  });
});

/** Departments whose individually sold products must have more facts than brand and price. */
const told = ['grocery', 'beauty', 'books', 'toys', 'home-and-kitchen', 'mother-and-child', 'sports'];

describe('goods for the kitchen, the bathroom, the nursery and the shelf', () => {
  const lines = ({ attributes, texts }: ProductInput, language: DemoLanguage): number =>
    Object.keys(attributes).filter((code) => !hidden.has(code)).length +
    Object.keys(texts[language]?.attributes ?? {}).length;

  it.each(told)('say in both languages what is asked before buying: %s', (department) => {
    const products = shown
      .flatMap(({ products }) => products.slice(-1))
      .filter(
        ({ sku, type, attribute_set: set }) =>
          /-\d{4}$/.test(sku) &&
          set === department &&
          ['simple', 'configurable', 'downloadable'].includes(type),
      );
    const poor = products.filter(
      (product) =>
        lines(product, 'en') + product.axes.length < 4 || lines(product, 'ar') + product.axes.length < 4,
    );
    expect([products.length > 20, [...new Set(poor.map(({ sku }) => sku.replace(/-\d{4}$/, '')))]]).toEqual([
      true,
      [],
    ]);
  });
});

describe('a product for more than 100,000 dinars', () => {
  const dear = shown.flatMap(({ products }) => {
    const product = products.at(-1);
    const most = Math.max(
      ...products.flatMap(({ prices }) =>
        prices
          .filter(({ currency, kind }) => currency === 'IQD' && kind === 'regular')
          .map(({ amount }) => amount),
      ),
    );
    return product !== undefined && most > 100_000 && ['simple', 'configurable'].includes(product.type)
      ? [product]
      : [];
  });

  it.each(['en', 'ar'] as const)('says in %s what decides, and its warranty', (language) => {
    const poor = dear.filter(({ texts }) => {
      const given = texts[language]?.attributes ?? {};
      return given.warranty_term === undefined || !decisive.some((code) => given[code] !== undefined);
    });
    expect([dear.length > 300, poor.map(({ sku }) => sku)]).toEqual([true, []]);
  });
});
