import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { comparableAnswer } from '../core/comparable-answer.ts';
import { scanEngineOf, type ScanSource } from '../core/scan/scan-engine.ts';
import type {
  Document,
  EngineQuery,
  Explanation,
  SearchEngine,
  SuggestOptions,
  Suggestions,
} from '../core/search-engine.ts';
import { noRanking, rankingKey, type SearchRanking } from '../core/ranking/search-ranking.ts';
import { noWords, type SearchWords } from '../core/words/search-words.ts';
import {
  definitions,
  type Listed,
  listed,
  listing,
  oddProduct,
  product,
  query as anyQuery,
} from './arbitrary-products.ts';

/** A catalog that changes while an engine answers from it. */
export type ContractCatalog = ScanSource & {
  /** Price lists under which products may have prices of their own. */
  priceLists: readonly string[];
  /** Returns a product as a price list shows it, or as the store does; undefined when there is none. */
  productOf: (id: number, priceList?: string) => Document | undefined;
  /** Returns the ids of all products. */
  ids: () => readonly number[];
};

/** Makes an engine that has taken in the whole catalog, and hears of later changes by `apply`. */
export type MakeEngine = (catalog: ContractCatalog) => SearchEngine | Promise<SearchEngine>;

/**
 * What an engine does not promise: it may differ for values of two types in one field, and has an order of its own where
 * a random one is asked for. `share` is how much of the usual number of catalogs is tried.
 */
export type ContractTerms = { differs?: boolean; share?: number };

const index = 'iq';

const categories: readonly Document[] = [
  { id: 10, name: 'Cups', is_active: true, level: 2 },
  { id: 11, name: 'Tees', is_active: true, level: 3 },
  { id: 12, name: 'Red tees', is_active: true, level: 3 },
  { id: 20, name: 'أكواب', is_active: true, level: 2 },
  { id: 21, name: 'Cups of last year', is_active: false, level: 2 },
];

const catalogOf = (products: readonly Listed[]) => {
  const byId = new Map(products.map((each) => [Number(each.document['id']), each]));
  const shown = ({ document, prices }: Listed, priceList: string | undefined): Document => ({
    ...document,
    ...(priceList === undefined ? {} : prices[priceList]),
  });
  const catalog: ContractCatalog = {
    documents: (_, entity, { priceList }) => {
      if (entity === 'attribute') return definitions;
      if (entity === 'category') return categories;
      return [...byId.values()]
        .map((each) => shown(each, priceList))
        .toSorted((one, other) => Number(one['id']) - Number(other['id']));
    },
    priceSteps: () => [0, 30, 60, 90],
    compareNames: () => new Intl.Collator('en', { numeric: true }).compare,
    random: () => 0.5,
    priceLists: ['wholesale', 'club'],
    productOf: (id, priceList) => {
      const found = byId.get(id);
      return found && shown(found, priceList);
    },
    ids: () => [...byId.keys()],
  };
  const change = (each: Listed | number): number => {
    const id = typeof each === 'number' ? each : Number(each.document['id']);
    if (typeof each === 'number') byId.delete(id);
    else byId.set(id, each);
    return id;
  };
  return { catalog, change };
};

const everything: EngineQuery = { applied: [], available: [], sort: [], text: '', from: 0, size: 100 };

const comparableSuggestions = ({ words, products, categories: found, brands, corrected }: Suggestions) => ({
  words,
  corrected,
  brands,
  products: products.map(({ document, score }) => ({ document, score })),
  categories: found.map(({ document, score }) => ({ document, score })),
});

const idsFound = async (engine: SearchEngine, text: string): Promise<unknown[]> =>
  (await engine.search(index, 'product', { ...everything, text })).hits.map(({ document }) => document['id']);

const oddToo = fc.array(listed(fc.oneof({ weight: 9, arbitrary: product }, oddProduct)), {
  maxLength: 40,
  size: 'max',
});
/** Fields of these have values of one type. */
const plainAlone = fc.array(
  listed(
    product.map((document): Document => ({
      ...document,
      hidden: typeof document['hidden'] === 'number' ? document['hidden'] : undefined,
    })),
  ),
  { maxLength: 40, size: 'max' },
);
const isRandom = ({ sort }: EngineQuery): boolean => sort.some(({ field }) => field === 'random');
const latin = ['t', 'te', 'Tee', 'red t', 'blue te', 'c', 'cup', 'cup 1', '“cu', 'steel (c', 'c u', 'ref'];
const arabic = ['ك', 'كو', 'كُو', 'احم', 'كوب ا', '،', 'ء c', 'ء'];
const typed = fc.constantFrom(...latin, ...arabic, '1', '٩', 'T3-1', 's1', 'zz', 'zz t', 'tees c', ' ', '');
const few = fc.integer({ min: 0, max: 4 });
const suggestOptions: fc.Arbitrary<SuggestOptions> = fc.record({
  limit: fc.record({ words: few, products: few, categories: few, brands: few }),
  among: fc.record({
    product: fc.constantFrom(
      [],
      listing,
      [{ attribute: 'final_price', value: { lte: 60 }, scope: 'default' as const }],
      [{ attribute: 'color', value: { in: [1, 2] }, scope: 'catalog' as const }],
      [{ attribute: 'hidden', value: { in: [1, 2] }, scope: 'default' as const }],
    ),
    category: fc.constantFrom(
      [],
      [{ attribute: 'is_active', value: { eq: true }, scope: 'default' as const }],
    ),
  }),
  priceList: fc.constantFrom(undefined, 'wholesale'),
});
const ownersWord = fc.constantFrom('tee', 'Cup', 'كوب', 'احمر', 'shirt', 'red', 'zz', '10', 's1', 't');
const words: fc.Arbitrary<SearchWords> = fc.record({
  version: fc.constant(1),
  synonyms: fc.array(fc.uniqueArray(ownersWord, { maxLength: 3 }), { maxLength: 2 }),
  brandNames: fc.constantFrom([], [['Tefal', 'تيفال', 'zz']]),
  stopWords: fc.uniqueArray(ownersWord, { maxLength: 2 }),
});
const rankedTexts = ['tee', 'cup', 'احمر', 'e', 't3-1'];
const someId = fc.integer({ min: 1, max: 60 });
const pins = fc.uniqueArray(fc.record({ place: fc.integer({ min: 1, max: 6 }), id: someId }), {
  maxLength: 3,
  selector: ({ id }) => id,
});
const ranking: fc.Arbitrary<SearchRanking> = fc
  .array(
    fc.tuple(fc.constantFrom(...rankedTexts), pins, fc.array(fc.tuple(someId, fc.constantFrom(1.1, 1.5)))),
    { maxLength: 5 },
  )
  .map((texts) => ({
    pinned: new Map(
      texts.map(([text, of]) => [
        rankingKey(index, text),
        [...new Map(of.map((pin) => [pin.place, pin])).values()].toSorted(
          (one, other) => one.place - other.place,
        ),
      ]),
    ),
    clicked: new Map(texts.map(([text, , of]) => [rankingKey(index, text), new Map(of)])),
  }));
const seeded = { seed: 20_261_121 };

/** What must be true for an explained product to be found. */
const passesAll = ({ text, filters, hasFittingVariant }: Explanation): boolean => {
  const joined = filters.filter(({ isOneOfJoined }) => isOneOfJoined);
  return (
    text.score > 0 &&
    filters.every(({ holds, isOneOfJoined }) => isOneOfJoined || holds) &&
    (joined.length === 0 || joined.some(({ holds }) => holds)) &&
    hasFittingVariant
  );
};

const named = (id: number, name: string, members: Document = {}): Listed => ({
  document: { id, name, sku: `P-${id}`, type_id: 'simple', status: 1, visibility: 4, ...members },
  prices: {},
});

const agreement = (makeEngine: MakeEngine, { differs = false, share = 1 }: ContractTerms): void => {
  const anyProducts = differs ? plainAlone : oddToo;
  const query = differs ? anyQuery.filter((asked) => !isRandom(asked)) : anyQuery;
  const timesOf = (runs: number): number => Math.max(1, Math.round(runs * share));
  const bothOf = async (products: readonly Listed[], given: SearchWords = noWords) => {
    const { catalog, change } = catalogOf(products);
    const [engine, plain] = [await makeEngine(catalog), scanEngineOf(catalog)];
    for (const each of [engine, plain]) await each.apply({ words: given });
    return { engine, plain, change };
  };

  it('answers queries as reading every document does, with the owner’s words too', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyProducts,
        fc.array(query, { maxLength: 8 }),
        words,
        async (products, queries, given) => {
          const { engine, plain } = await bothOf(products, given);
          for (const asked of queries)
            expect(comparableAnswer(await engine.search(index, 'product', asked))).toEqual(
              comparableAnswer(await plain.search(index, 'product', asked)),
            );
        },
      ),
      { ...seeded, endOnFailure: differs, numRuns: timesOf(60) },
    );
  });

  it('answers and explains as reading every document does with what is clicked and pinned', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyProducts,
        fc.array(fc.tuple(query, fc.constantFrom(...rankedTexts)), { minLength: 1, maxLength: 6 }),
        ranking,
        async (products, asked, given) => {
          const { engine, plain } = await bothOf(products);
          for (const each of [engine, plain]) await each.apply({ ranking: given });
          for (const [each, text] of asked) {
            const ranked = { ...each, text };
            expect(comparableAnswer(await engine.search(index, 'product', ranked))).toEqual(
              comparableAnswer(await plain.search(index, 'product', ranked)),
            );
            const [pin] = given.pinned.get(rankingKey(index, text)) ?? [];
            if (pin === undefined) continue;
            const explanation = await engine.explain(index, ranked, pin.id);
            expect(explanation).toEqual(await plain.explain(index, ranked, pin.id));
            expect(explanation?.isFound).toBe(explanation && passesAll(explanation));
          }
        },
      ),
      { ...seeded, endOnFailure: differs, numRuns: timesOf(60) },
    );
  });

  it('answers as reading every document does after products are put, changed and removed', async () => {
    const id = fc.integer({ min: 1, max: 60 });
    const changes = fc.array(fc.oneof({ weight: 4, arbitrary: listed(product) }, id), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        anyProducts,
        fc.array(fc.tuple(changes, query), { minLength: 1, maxLength: 6 }),
        async (products, rounds) => {
          const { engine, plain, change } = await bothOf(products);
          for (const [made, asked] of rounds) {
            const documents = made
              .map(change)
              .map((changed) => ({ entity: 'product' as const, id: changed }));
            await engine.apply({ documents });
            expect(comparableAnswer(await engine.search(index, 'product', asked))).toEqual(
              comparableAnswer(await plain.search(index, 'product', asked)),
            );
          }
        },
      ),
      { ...seeded, endOnFailure: differs, numRuns: timesOf(40) },
    );
  });

  it('suggests and understands what reading every document does', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyProducts,
        fc.array(fc.tuple(typed, suggestOptions), { minLength: 5, maxLength: 20 }),
        words,
        async (products, asked, given) => {
          const { engine, plain } = await bothOf(products, given);
          for (const [text, options] of asked)
            expect(comparableSuggestions(await engine.suggest(index, text, options))).toEqual(
              comparableSuggestions(await plain.suggest(index, text, options)),
            );
          const [[text, { among }]] = asked as [(typeof asked)[number]];
          const understood = { among: among.product };
          expect(await engine.understand(index, text, understood)).toEqual(
            await plain.understand(index, text, understood),
          );
        },
      ),
      { ...seeded, endOnFailure: differs, numRuns: timesOf(60) },
    );
  });

  it('explains as reading every document does, and so that a product is found if nothing speaks against it', async () => {
    const text = fc.constantFrom('', 'tee', 'red tee', 'tea', 'cups', 'احمر', 't3-1', 'zz', 'cupp steel');
    await fc.assert(
      fc.asyncProperty(
        anyProducts,
        fc.array(fc.tuple(query, text, fc.integer({ min: 1, max: 60 })), { minLength: 4, maxLength: 8 }),
        words,
        async (products, asked, given) => {
          const { engine, plain } = await bothOf(products, given);
          for (const [each, searched, otherId] of asked) {
            const explained = { ...each, text: searched };
            for (const id of [
              otherId,
              ...products.slice(0, 2).map(({ document }) => Number(document['id'])),
            ]) {
              const explanation = await engine.explain(index, explained, id);
              expect(explanation).toEqual(await plain.explain(index, explained, id));
              expect(explanation?.isFound).toBe(explanation && passesAll(explanation));
            }
          }
        },
      ),
      { ...seeded, endOnFailure: differs, numRuns: timesOf(40) },
    );
  });
};

const relevance = (makeEngine: MakeEngine): void => {
  const goods = [
    named(1, 'Red tee', { category: [{ name: 'Tees' }] }),
    named(2, 'Blue cup', { category_ids: ['10'], category: [{ name: 'Cups', category_id: 10 }] }),
    named(3, 'كُوب أحمر', { sku: 'RED-3' }),
    named(4, 'Kettle', {
      type_id: 'configurable',
      configurable_children: [{ id: 40, sku: 'K-40', status: 1 }],
    }),
    named(5, 'K-40 lid'),
    named(6, 'Kettles and cups'),
  ];

  it.each<[string, number[]]>([
    ['red', [1]],
    ['red-3', [3, 1]],
    ['reds', [1]],
    ['rd tee', [1]],
    ['cup teapot', [2, 6]],
    ['teapot toaster', []],
    ['red zzz', [1]],
    ['RED  tee', [1]],
    ['كوب احمر', [3]],
    ['k-40', [4, 5]],
    ['ketle', [4, 6]],
    ['كتلي', [4, 6]],
    ['kettlecup', [6]],
    [';,f', [3]],
    ['kettle cup', [6]],
    ['toaster', []],
    ['', [1, 2, 3, 4, 5, 6]],
  ])('finds of "%s" %j, the best first', async (text, ids) => {
    expect(await idsFound(await makeEngine(catalogOf(goods).catalog), text)).toEqual(ids);
  });

  it('shows first what is clicked, pinned products at their places, and either on trial', async () => {
    const engine = await makeEngine(catalogOf(goods).catalog);
    const given: SearchRanking = {
      clicked: new Map([[rankingKey(index, 'kettle'), new Map([[6, 3]])]]),
      pinned: new Map([[rankingKey(index, 'red'), [{ place: 1, id: 2 }]]]),
    };
    const idsOn = async (text: string, trial: EngineQuery['trial'], more: Partial<EngineQuery> = {}) =>
      (await engine.search(index, 'product', { ...everything, text, trial, ...more })).hits.map(
        ({ document }) => document['id'],
      );
    expect(await idsOn('kettle', undefined)).toEqual([4, 6]);
    expect(await idsOn('kettle', { ranking: given })).toEqual([6, 4]);
    expect(await idsOn('red', { ranking: given })).toEqual([2, 1]);
    const synonym = { ...noWords, synonyms: [['pot', 'kettle']] };
    expect(await idsOn('pot', { words: synonym })).toEqual([4, 6]);
    expect(await idsFound(engine, 'pot')).not.toContain(4);
    await engine.apply({ ranking: given });
    expect(await idsFound(engine, 'RED')).toEqual([2, 1]);
    expect(await idsOn('red', undefined, { from: 1, size: 1 })).toEqual([1]);
    expect(await idsOn('red', { ranking: noRanking })).toEqual([1]);
    const asked = { ...everything, text: 'kettle' };
    const [before, after] = [
      await engine.explain(index, { ...asked, trial: { ranking: noRanking } }, 6),
      await engine.explain(index, asked, 6),
    ];
    expect(after).toMatchObject({ rank: 1, text: { clicked: 3 }, score: Number(before?.score) * 3 });
    expect(await engine.explain(index, { ...everything, text: 'red' }, 2)).toMatchObject({
      rank: 1,
      pinnedAt: 1,
      isFound: true,
    });
  });

  it('suggests first what a search finds first, completed words in their own spelling and brands by their names', async () => {
    const engine = await makeEngine(
      catalogOf([
        named(1, 'كُوب شاي', { brand: 2, category: [{ name: 'Cups' }] }),
        named(2, 'Cup', { brand: 2 }),
        named(3, 'Red cups, small', { brand: 3 }),
        named(4, 'Cups of steel', { brand: 1 }),
        named(5, 'Cupboard', { status: 2 }),
      ]).catalog,
    );
    const suggested = comparableSuggestions(
      await engine.suggest(index, 'small CU', {
        limit: { words: 5, products: 5, categories: 3, brands: 3 },
        among: { product: listing, category: [] },
      }),
    );
    expect(suggested.words).toEqual([{ text: 'small cups', count: 1 }]);
    expect(suggested.products.map(({ document }) => document['id'])).toEqual([3]);
    const cups = comparableSuggestions(
      await engine.suggest(index, 'cu', {
        limit: { words: 5, products: 2, categories: 1, brands: 3 },
        among: {
          product: listing,
          category: [{ attribute: 'is_active', value: { eq: true }, scope: 'default' }],
        },
      }),
    );
    expect(cups.words).toEqual([
      { text: 'cups', count: 2 },
      { text: 'Cup', count: 1 },
    ]);
    expect(cups.products.map(({ document }) => document['id'])).toEqual([2, 3]);
    expect(cups.categories.map(({ document }) => document['name'])).toEqual(['Cups']);
    expect(cups.brands).toEqual([{ value: '2', label: 'Red Cup', count: 2 }]);
  });

  it('says what was meant by a misspelt text, in the spelling of the first product', async () => {
    const engine = await makeEngine(catalogOf(goods).catalog);
    const options = {
      limit: { words: 0, products: 0, categories: 0, brands: 0 },
      among: { product: [], category: [] },
    };
    const meant = async (text: string) => (await engine.suggest(index, text, options)).corrected;
    expect(await meant('ketle')).toBe('Kettle');
    expect(await meant('kettel tee')).toBe('Kettle tee');
    expect(await meant(';,f')).toBe('كُوب');
    expect(await meant('red tee')).toBeUndefined();
  });

  it('tells which words are an option, a price, missing or left out, with the text without them', async () => {
    const color = {
      id: 1,
      attribute_code: 'color',
      is_filterable: true,
      options: [{ value: '7', label: 'Navy blue' }],
    };
    const { catalog } = catalogOf([
      named(1, 'Tee of cotton', { color: 7, final_price: 15 }),
      named(2, 'Cup', { color: 7, final_price: 15 }),
    ]);
    const documents: ScanSource['documents'] = (name, entity, asked) =>
      entity === 'attribute' ? [color] : catalog.documents(name, entity, asked);
    const engine = await makeEngine({ ...catalog, documents });
    const told = (text: string) => engine.understand(index, text, { among: listing });
    expect(await told('Navy  Blue tee under 20')).toEqual({
      options: [{ attribute: 'color', values: ['7'], label: 'Navy blue', rest: 'tee under 20' }],
      price: { most: 20, rest: 'Navy Blue tee' },
      missing: [],
      unknown: [],
      shorter: [],
    });
    expect(await told('tee toaster')).toEqual({
      options: [],
      missing: ['toaster'],
      unknown: ['toaster'],
      shorter: [],
    });
    expect(await told('cotton cup of oak zzz')).toMatchObject({ missing: ['oak', 'zzz'] });
    expect(await told('toaster zzz')).toEqual({
      options: [],
      missing: [],
      unknown: ['toaster', 'zzz'],
      shorter: [],
    });
    expect(await told('cot tee')).toMatchObject({ options: [], missing: [] });
    expect(await told('teee')).toMatchObject({ corrected: 'Tee', unknown: ['teee'] });
    expect((await told('tee under 10')).shorter).toEqual(['tee']);
  });

  it('explains what each word found, the filter that failed, and that no variant passes two filters together', async () => {
    const sizes = [
      { id: 40, sku: 'K-1', status: 1, color: 1, size: 1 },
      { id: 41, sku: 'K-2', status: 1, color: 2, size: 2 },
    ];
    const axes = [{ attribute_code: 'color' }, { attribute_code: 'size' }];
    const tee = named(4, 'Red tee', {
      sku: 'TEE-4',
      type_id: 'configurable',
      configurable_options: axes,
      configurable_children: sizes,
    });
    const engine = await makeEngine(catalogOf([...goods.slice(0, 3), tee]).catalog);
    const chosen = [
      { attribute: 'color', value: { in: [1] }, scope: 'catalog' as const },
      { attribute: 'size', value: { in: [2] }, scope: 'catalog' as const },
    ];
    const asked = { ...everything, text: 'red tee', applied: [...listing, ...chosen] };
    expect(await engine.explain(index, asked, 4)).toEqual({
      isFound: false,
      rank: null,
      total: 0,
      score: null,
      text: {
        words: [
          { word: 'red', others: [], isUnknown: false, fields: [{ field: 'name', weight: 4 }] },
          { word: 'tee', others: [], isUnknown: false, fields: [{ field: 'name', weight: 4 * 1.4 }] },
        ],
        stopWords: [],
        excess: [],
        isExactSku: false,
        bonus: expect.closeTo(1.8) as number,
        isSoldOut: false,
        score: expect.closeTo((4 + 5.6 + 1.8) / 2) as number,
      },
      filters: [...listing, ...chosen].map((filter) => ({ ...filter, holds: true, isOneOfJoined: false })),
      hasFittingVariant: false,
    });
    const simple = await engine.explain(index, asked, 1);
    expect(simple?.filters.map(({ holds }) => holds)).toEqual([true, true, false, false]);
    expect(await engine.explain(index, { ...asked, applied: listing }, 1)).toMatchObject({
      isFound: true,
      rank: 1,
      total: 2,
    });
    expect(await engine.explain(index, asked, 999)).toBeUndefined();
  });
};

const ownersWords = (makeEngine: MakeEngine): void => {
  const given: SearchWords = {
    version: 3,
    synonyms: [['mobile', 'نقال', 'مَحمول', 'cell phone']],
    brandNames: [['Tefal', 'الحسناء']],
    stopWords: ['من', 'The'],
  };
  const goods = [
    named(1, 'Mobile phone'),
    named(2, 'هاتف محمول'),
    named(3, 'Tefal pan', { brand: 1 }),
    named(4, 'Cover', { sku: 'MOBILE-4' }),
  ];
  const options: SuggestOptions = {
    limit: { words: 3, products: 3, categories: 3, brands: 3 },
    among: { product: [], category: [] },
  };

  it('answers with other words as soon as they are applied, and reads no document for that', async () => {
    const { catalog } = catalogOf(goods);
    const [documents, productOf] = [vi.spyOn(catalog, 'documents'), vi.spyOn(catalog, 'productOf')];
    const engine = await makeEngine(catalog);
    expect(engine.words()).toEqual(noWords);
    const asked = ['نقال', 'الحسناء', 'the cell phones', 'من'];
    const found = () => Promise.all(asked.map((text) => idsFound(engine, text)));
    expect(await found()).toEqual([[], [], [1], []]);
    expect((await engine.suggest(index, 'الحس', options)).brands).toEqual([]);
    const readBefore = [documents.mock.calls.length, productOf.mock.calls.length];
    await engine.apply({ words: given });
    expect([documents.mock.calls.length, productOf.mock.calls.length]).toEqual(readBefore);
    expect(engine.words()).toEqual(given);
    expect(await found()).toEqual([[2, 1], [3], [2, 1], []]);
    expect((await engine.suggest(index, 'الحسناء', options)).brands).toEqual([
      { value: '1', label: 'Tefal', count: 1 },
    ]);
    expect((await engine.explain(index, { ...everything, text: 'the نقال' }, 1))?.text).toMatchObject({
      words: [
        {
          word: 'نقال',
          others: ['mobile', 'محمول', 'cell phone'],
          fields: [{ field: 'name', weight: expect.closeTo(4 * 0.72) as number }],
        },
      ],
      stopWords: ['the'],
    });
    await engine.apply({ words: { ...noWords, version: 4 } });
    expect(await found()).toEqual([[], [], [1], []]);
  });

  it.each([2, 3])('passes over words of version %i after those of version 3', async (version) => {
    const engine = await makeEngine(catalogOf(goods).catalog);
    await engine.apply({ words: given });
    await engine.apply({ words: { ...noWords, version } });
    expect(engine.words()).toEqual(given);
    expect(await idsFound(engine, 'الحسناء')).toEqual([3]);
  });

  it.each([' ', 'ء', '—'])('refuses "%s", which is no word, and keeps its words', async (entry) => {
    const engine = await makeEngine(catalogOf(goods).catalog);
    await engine.apply({ words: given });
    const wrong = { ...given, version: 4, synonyms: [['washer', entry]] };
    await expect(engine.apply({ words: wrong })).rejects.toThrow(RangeError);
    expect(engine.words()).toEqual(given);
    expect(await idsFound(engine, 'الحسناء')).toEqual([3]);
  });
};

/**
 * Declares the tests that every engine must pass: it answers, suggests and explains as the scan, which reads
 * every document, and takes in changes of documents and of words.
 */
export const engineContract = (makeEngine: MakeEngine, terms: ContractTerms = {}): void => {
  describe('agrees with the scan', () => {
    agreement(makeEngine, terms);
  });
  describe('finds what is meant', () => {
    relevance(makeEngine);
  });
  describe('takes the owner’s words', () => {
    ownersWords(makeEngine);
  });
};
