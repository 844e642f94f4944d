import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProvider, type Provider } from '@dijla/provider';
import { loggerOf } from '@dijla/provider/logger';
import { seedDemo } from '@dijla/demo-catalogue/loading/seed-demo';
import { testSettings } from '@dijla/test-kit/test-settings';
import type { Bench, Stage, Table } from '../bench.ts';
import { type WireAnswer, type WireRequest, searchPath } from '../catalogue/wire-search.ts';
import { factTest, type Labels, type Product, wireText } from './facts-of.ts';

const products = 2000;
const stores = ['ar', 'en'] as const;
type Store = (typeof stores)[number];

/**
 * The first set was written with the words; each later one when all words of its day were there, so that its first
 * figures (record 95) say what searches find that nobody prepared for.
 */
const sets = {
  first: 'queries.tsv',
  later: 'later-queries.tsv',
  unseen: 'unseen-2026-11-28.tsv',
} as const;
type SetName = keyof typeof sets;
type Query = { set: SetName; kind: string; store: Store; text: string; facts: readonly string[] };

/** Queries as a shopper types them, with the facts that a right product has. */
const readQueries = (set: SetName): Query[] =>
  readFileSync(join(import.meta.dirname, sets[set]), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [kind = '', asked = '', text = '', ...facts] = line.split('\t');
      return stores
        .filter((store) => asked === 'both' || asked === store)
        .map((store) => ({ set, kind, store, text, facts }));
    });

/** A third of the queries is held back: their failures are never looked at while the words are written. */
const isHeldBack = (text: string): boolean => {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % 3 === 0;
};

/** As the page of results asks (wire §7.1), without its facets. */
const listed: NonNullable<WireRequest['_appliedFilters']> = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];

const ask = async (
  provider: Provider,
  asked: { store: Store; entity?: string; request: WireRequest; size: number },
): Promise<WireAnswer> => {
  const path = searchPath({ ...asked, index: `iq_catalog_${asked.store}` });
  const answer = await provider.fetch(new Request(`http://shop.test${path}`), { inProcess: true });
  if (answer.status !== 200) throw new Error(`A search answers ${answer.status}`);
  return (await answer.json()) as WireAnswer;
};

const labelsOf = async (provider: Provider): Promise<Labels> => {
  const { hits } = await ask(provider, { store: 'en', entity: 'attribute', request: {}, size: 1000 });
  return new Map(
    hits.map(({ attribute_code: code, options }) => [
      String(code),
      new Map(
        (options as { value: string; label: string }[]).map(({ value, label }) => [String(value), label]),
      ),
    ]),
  );
};

const allOf = async (provider: Provider): Promise<Map<number, WireAnswer['hits'][number]>> => {
  const { hits } = await ask(provider, { store: 'en', request: { _appliedFilters: listed }, size: 10_000 });
  return new Map(hits.map((hit) => [Number(hit['id']), hit]));
};

/** Queries asked, and those with a right product among the first five, in first place, and with none at all. */
type Tally = [asked: number, amongFive: number, first: number, none: number];

const shares = (name: string, [asked, ...counts]: Tally): (string | number)[] => [
  name,
  asked,
  ...counts.map((count) => ((100 * count) / asked).toFixed(1)),
];

/** A query that did not find what is meant among the first five, and what it found instead. */
type Failure = [set: string, store: string, query: string, found: string];

type Judged = { tallies: Map<string, Tally>; failures: Failure[] };

/** The rows of the table that a query counts in. */
const rowsOf = ({ set, kind, store, text }: Query): string[] =>
  set === 'first'
    ? [kind, `store ${store}`, isHeldBack(text) ? 'held back' : 'open', 'all']
    : [`${set} set, store ${store}`, `${set} set`];

const judged = async (provider: Provider): Promise<Judged> => {
  const [labels, english] = [await labelsOf(provider), await allOf(provider)];
  const tallies = new Map<string, Tally>();
  const failures: Failure[] = [];
  for (const query of (Object.keys(sets) as SetName[]).flatMap(readQueries)) {
    const { set, store, text, facts } = query;
    const request = { _searchText: text, _appliedFilters: listed };
    const { hits } = await ask(provider, { store, request, size: 5 });
    const tests = facts.map((fact) => factTest(fact, labels));
    const timeless = tests.filter((_, place) => !(facts[place] ?? '').startsWith('price'));
    if (![...english.values()].some((found) => timeless.every((test) => test({ english: found, price: 0 }))))
      throw new Error(`No product is what ${text} asks for`);
    const products = hits.map((hit): Product => ({
      english: english.get(Number(hit['id'])) ?? {},
      price: Number(hit['fp'] ?? hit['final_price']),
    }));
    const right = products.map((product) => tests.every((test) => test(product)));
    const counted = [1, right.includes(true), right[0] === true, hits.length === 0].map(Number);
    for (const name of rowsOf(query)) {
      const before = tallies.get(name) ?? [0, 0, 0, 0];
      tallies.set(name, before.map((count, place) => count + (counted[place] ?? 0)) as Tally);
    }
    // Nobody looks at what is held back: words made for it would measure nothing.
    if (!right.includes(true) && !(set === 'first' && isHeldBack(text)))
      failures.push([
        set,
        store,
        text,
        products
          .slice(0, 3)
          .map((product) => wireText(product.english, 'name'))
          .join('; '),
      ]);
  }
  return { tallies, failures };
};

const tablesOf = ({ tallies, failures }: Judged, hasFailures: boolean): Table[] => [
  {
    title: `What people type, asked on _search of ${products} products`,
    rows: [
      ['queries', 'asked', 'success@5 %', 'success@1 %', 'nothing found %'],
      ...[...tallies].map(([name, tally]) => shares(name, tally)),
    ],
  },
  ...(hasFailures
    ? [
        {
          title: 'Queries that do not find what is meant',
          rows: [['set', 'store', 'query', 'finds'], ...failures],
        },
      ]
    : []),
];

const run = async ({ newDatabase, folder }: Stage, parts: readonly string[]): Promise<Table[]> => {
  const connection = await newDatabase('search_quality');
  await seedDemo(connection.db, { count: products, seed: 1 });
  const provider = await createProvider({
    connection,
    settings: testSettings(),
    logger: loggerOf('error'),
    now: Date.now,
    pictureFolders: [],
    pictureCache: join(folder, 'search-quality'),
    trustedProxies: [],
    rateLimits: false,
    secureCookies: false,
  });
  try {
    return tablesOf(await judged(provider), parts.includes('failures'));
  } finally {
    await provider.close();
  }
};

/** Whether searches find what is meant, by kind of query and by store. */
export const searchQuality: Bench = {
  about: 'what searches find of what people type, by kind',
  hasPages: false,
  parts: ['failures'],
  run,
};
