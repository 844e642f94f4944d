import { type CatalogueBatch, catalogueFaults } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { demoGoods, isShown } from '../demo-goods.ts';
import type { Phrase } from '../department.ts';
import { departments } from '../departments/departments.ts';
import { isTidy } from '../tidy-phrase.ts';
import { factAttributes } from './fact-attributes.ts';
import { factsOfKinds } from './facts-of.ts';

const kinds = new Map(Object.values(departments).flatMap((department) => department.kinds.map((kind) => [kind.code, kind])));
const facts = Object.entries(factsOfKinds).flatMap(([kind, given]) => Object.entries(given).map(([code, fact]) => ({ kind, code, fact })));
const shown = [...demoGoods({ count: 2000, seed: 1 })].filter(({ products }) => isShown(products));

const phrasesOf = (fact: (typeof facts)[number]['fact']): Phrase[] => {
  if (Array.isArray(fact)) return fact;
  return 'by' in fact ? Object.values(fact.values) : [fact as Phrase];
};

/** What can decide between two of a kind, beside its price. */
const decisive = ['item_dimensions', 'screen_kind', 'device_battery', 'device_camera', 'graphics', 'item_care', 'power_use', 'ports', 'item_weight'];

describe('factsOfKinds', () => {
  it('speaks of kinds that there are, in both languages', () => {
    expect(Object.keys(factsOfKinds).filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(facts.flatMap(({ fact }) => phrasesOf(fact)).filter((phrase) => !isTidy(phrase) || /\p{Script=Arabic}/u.test(phrase.en) || phrase.ar === '')).toEqual([]);
  });

  it('follows from every choice of what it goes by, and from nothing else', () => {
    const wrong = facts.flatMap(({ kind, code, fact }) => {
      if (Array.isArray(fact) || !('by' in fact)) return [];
      const choices = kinds.get(kind)?.specifications.find(({ attribute }) => attribute === fact.by)?.choices ?? [];
      return choices.length === 0 || choices.some((choice) => !Object.hasOwn(fact.values, choice)) ? [`${kind} ${code}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has attributes that a catalogue takes', () => {
    const batch: CatalogueBatch = { source: 'demo', attributes: factAttributes(), categories: [], products: [] };
    expect(catalogueFaults(batch, { attributes: new Map(), categoryPaths: new Set(), skus: new Set() })).toEqual([]);
  });
});

describe('a product for more than 100,000 dinars', () => {
  const dear = shown.flatMap(({ products }) => {
    const product = products.at(-1);
    const most = Math.max(...products.flatMap(({ prices }) => prices.filter(({ currency, kind }) => currency === 'IQD' && kind === 'regular').map(({ amount }) => amount)));
    return product !== undefined && most > 100_000 && ['simple', 'configurable'].includes(product.type) ? [product] : [];
  });

  it.each(['en', 'ar'] as const)('says in %s what decides, and its warranty', (language) => {
    const poor = dear.filter(({ texts }) => {
      const given = texts[language]?.attributes ?? {};
      return given.warranty_term === undefined || !decisive.some((code) => given[code] !== undefined);
    });
    expect([dear.length > 300, poor.map(({ sku }) => sku)]).toEqual([true, []]);
  });
});
