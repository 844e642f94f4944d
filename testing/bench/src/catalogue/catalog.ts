import { availableParallelism, loadavg } from 'node:os';
import { type AskedFigure, figureRows, verdictOn } from '../asked-figures.ts';
import type { Bench, Stage, Table } from '../bench.ts';
import { catalogDatabase } from './catalog-database.ts';
import { type CatalogShop, catalogShop } from './catalog-shop.ts';
import { changeFigures } from './change-figures.ts';
import { type ListingLoads, listingLoads, loadRows, warmUp } from './listing-load.ts';
import { listingKinds } from './listing-kinds.ts';
import { memoryFigures } from './memory-figures.ts';
import { againstSql } from './plain-sql/against-sql.ts';
import { rebuildFigures } from './rebuild-figures.ts';
import { shopInListings } from './shop-in-listings.ts';

/**
 * Listed products per bench; variants come on top. The small bench is for a quick check and runs only on
 * request.
 */
const counts = { 'catalogue-2000': 2000, 'catalogue-50000': 50_000, 'catalogue-200000': 200_000 };
const byDefault: readonly string[] = ['catalogue-50000', 'catalogue-200000'];

const startFigures = ({ starts }: CatalogShop): AskedFigure[] => [
  { name: 'seconds of a first start, all read from PostgreSQL', atMost: 15, seen: starts.first },
  { name: 'processor seconds of it', atMost: null, seen: starts.firstCpu },
  { name: 'MB of the process soon after it', atMost: null, seen: starts.firstMegabytes },
  { name: 'seconds of a start on the same DATA_DIR', atMost: 1, seen: starts.second },
  { name: 'processor seconds of it', atMost: null, seen: starts.secondCpu },
  { name: 'MB of the process soon after it', atMost: null, seen: starts.secondMegabytes },
];

const loadFigures = ({ cpuMs, coldCpuMs, p50, p99, fresh, again, packed }: ListingLoads): AskedFigure[] => [
  { name: 'processor ms of a listing, one after the other', atMost: 0.6, seen: cpuMs },
  { name: 'processor ms of a listing, eight clients at once', atMost: 0.6, seen: fresh.cpuMs },
  { name: 'processor ms of the same ones asked again', atMost: null, seen: again.cpuMs },
  {
    name: `the same, ${Math.round(packed.kilobytes)} kB each instead of ${Math.round(again.kilobytes)} for whoever takes them compressed`,
    atMost: null,
    seen: packed.cpuMs,
  },
  {
    name: `processor ms of one of the first ${warmUp} of each kind, while V8 compiles`,
    atMost: null,
    seen: coldCpuMs,
  },
  { name: 'ms of a listing over HTTP, p50', atMost: 3, seen: p50 },
  { name: 'ms of a listing over HTTP, p99', atMost: 15, seen: p99 },
  { name: 'listings a second, eight clients at once', atMost: null, seen: Math.round(fresh.rate) },
  { name: 'the same ones a second, asked again', atMost: null, seen: Math.round(again.rate) },
];

/** Costs are compared only within one run on one machine. */
const costFigure = (cpuMs: number, smaller: number | undefined): AskedFigure => ({
  name: 'times the cost of a listing at 50,000',
  atMost: 6,
  seen: smaller === undefined ? 'needs catalogue-50000 in the same run' : cpuMs / smaller,
});

const notes = {
  load: `From another process, one after the other, and at last eight at once: 48 documents with the fields of wire §7.7, counts of all filterable attributes ("*") and price ranges, as the storefront asks for them. Each round is one never asked before: of a category and another beside it, or with another choice in the same; the kinds take turns. The last rows come again, and what was found for them is kept. The shop had answered ${warmUp} others of each kind before, which have a line of their own among the figures.`,
  sql: 'In one run, checked to be the same in total, page and every count; neither was asked these before. PostgreSQL has its statements prepared, tables of its own for these questions, all in memory, one core, and sends the whole documents of the page.',
};

/** Other load on the machine makes every figure worse. */
const quietNote = ([load = 0]: readonly number[]): string =>
  `Work waiting when this began, a minute's average: ${load.toFixed(1)}, for ${availableParallelism()} processors.`;

/** Yields each table as soon as it is ready, and returns the CPU milliseconds per listing. */
const measured = async function* (
  stage: Stage,
  count: number,
  smallerCpuMs: number | undefined,
): AsyncGenerator<Table, number> {
  const begunAt = performance.now();
  const say = (text: string) =>
    console.log(`${count} products, ${Math.round((performance.now() - begunAt) / 1000)} s: ${text}`);
  say('preparing');
  const database = await catalogDatabase(stage, count);
  const running = await catalogShop({ url: database.url, folder: stage.folder, name: `catalogue-${count}` });
  const { shop } = running;
  try {
    const kinds = listingKinds(await shopInListings(shop.url));
    say('listings');
    const load = loadavg();
    const listings = await listingLoads(shop, kinds);
    yield {
      title: `Listings of ${count} products over HTTP`,
      rows: loadRows(listings.loads),
      note: notes.load,
    };
    say('memory');
    const memory = await memoryFigures(shop);
    say('PostgreSQL alone');
    yield {
      title: `The same of ${count} products by PostgreSQL alone`,
      rows: await againstSql(shop, kinds, database.url),
      note: notes.sql,
    };
    say('changes');
    const changes = await changeFigures(database.url, shop.url);
    say('rebuild');
    const rebuild = await rebuildFigures(database.url, shop);
    const figures = [
      ...loadFigures(listings),
      ...(count === counts['catalogue-200000'] ? [costFigure(listings.cpuMs, smallerCpuMs)] : []),
      ...changes,
      ...startFigures(running),
      ...rebuild,
      ...memory,
    ];
    yield {
      title: `Figures of ${count} products`,
      rows: figureRows(figures),
      note: `${verdictOn(figures)}\n${quietNote(load)}`,
    };
    return listings.cpuMs;
  } finally {
    await shop.stop();
    await database.close();
  }
};

/**
 * Measures every claim about listings, changes, starts and memory, at the size the shop is built for and at
 * four times that size.
 */
export const catalog: Bench = {
  about: 'listings with all facets, changes, starts and memory at 50,000 and 200,000 products',
  parts: Object.keys(counts),
  run: async function* (stage, parts) {
    const costs = new Map<string, number>();
    for (const [part, count] of Object.entries(counts)) {
      if (!(parts.length > 0 ? parts : byDefault).includes(part)) continue;
      costs.set(part, yield* measured(stage, count, costs.get('catalogue-50000')));
    }
  },
};
