import { bytes } from './bytes.ts';
import type { Bench } from './bench.ts';
import { cart } from './buying/cart.ts';
import { capacity } from './capacity/capacity.ts';
import { catalog } from './catalogue/catalog.ts';
import { engines } from './catalogue/engines.ts';
import { cachedPage } from './cached-page.ts';
import { desk } from './desk/desk.ts';
import { orders } from './buying/orders.ts';
import { documents } from './documents.ts';
import { offline } from './offline.ts';
import { products, manyProducts } from './products.ts';
import { magentoImport } from './magento-import.ts';
import { pages } from './pages/pages.ts';
import { pictures } from './pictures.ts';
import { tableLines } from './print-table.ts';
import { providerCalls } from './provider-calls.ts';
import { search } from './search.ts';
import { searchQuality } from './search-quality/search-quality.ts';
import { start } from './start.ts';
import { statements } from './statements.ts';
import { throwawayStage } from './throwaway-stage.ts';

const benches: Readonly<Record<string, Bench>> = {
  'cached-page': cachedPage,
  statements,
  'provider-calls': providerCalls,
  bytes,
  cart,
  orders,
  capacity,
  search,
  'search-quality': searchQuality,
  engines,
  catalogue: catalog,
  pictures,
  documents,
  desk,
  offline,
  pages,
  start,
  products,
  'many-products': manyProducts,
  import: magentoImport,
};

const asked = process.argv.slice(2);
const partsAsked = ({ parts = [] }: Bench) => parts.filter((part) => asked.includes(part));
const unknown = asked.filter(
  (word) =>
    !Object.hasOwn(benches, word) && !Object.values(benches).some(({ parts = [] }) => parts.includes(word)),
);
if (unknown.length > 0) {
  const lines = Object.entries(benches).map(
    ([name, { about, parts = [] }]) =>
      `  ${name.padEnd(16)}${about}${parts.length > 0 ? `; alone: ${parts.join(', ')}` : ''}`,
  );
  console.error(
    `There is no bench ${unknown.join(', ')}. There are:\n${lines.join('\n')}\nBENCH_DATA_DIR names the DATA_DIR of a shop that is kept, and seeded the first time; it serves a part of as many products.`,
  );
  process.exit(1);
}

const wanted = Object.entries(benches).filter(
  ([name, bench]) => asked.length === 0 || asked.includes(name) || partsAsked(bench).length > 0,
);
const { stage, close } = await throwawayStage({
  hasPages: wanted.some(([, { hasPages = true }]) => hasPages),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)));
try {
  for (const [, bench] of wanted) {
    for await (const table of await bench.run(stage, partsAsked(bench)))
      console.log(`\n${tableLines(table).join('\n')}`);
  }
} finally {
  await close();
}
