import { paths } from '@dijla/e2e/acts/products';
import type { PageWeight } from '@dijla/e2e/screen-checks/page-weight';
import { checkoutOf } from './comparison/checkout.ts';
import { type CodeFigures, codeFiguresOf, type Spread } from './comparison/code-figures.ts';
import { servedWeightsOf } from './comparison/served-weights.ts';
import { differencesOf, type Surface, surfaceOf } from './comparison/surface.ts';
import { tableLines } from './print-table.ts';

/*
 * `npm run compare -- BEFORE [AFTER]` shows whether two commits behave alike to clients: OpenAPI, database
 * schema, routes and bytes of scripts per page, and how the code changed. AFTER is HEAD by default. Ends
 * with 1 when an address, a statement of the schema or a member of the API differs, or when a page's scripts
 * grew by more than one per cent.
 */
const [before, after = 'HEAD'] = process.argv.slice(2);
if (before === undefined) {
  console.error('Name the commit to compare with: npm run compare -- COMMIT [COMMIT]');
  process.exit(2);
}

const pages = ['ar', 'en'].flatMap((store) =>
  ['', '/home-and-kitchen', `/${paths.tee}`, `/${paths.bottle}`, '/brands/anker', '/cart', '/checkout'].map(
    (path) => `/${store}${path}`,
  ),
);

type Measured = { surface: Surface; code: CodeFigures; weights: Record<string, PageWeight> };

const measure = async (name: string): Promise<Measured> => {
  const { folder, commit, remove } = checkoutOf(name);
  try {
    console.log(`Measuring ${name} (${commit}) …`);
    return {
      surface: surfaceOf(folder),
      code: codeFiguresOf(folder),
      weights: await servedWeightsOf(folder, pages),
    };
  } finally {
    remove();
  }
};

const [old, now] = [await measure(before), await measure(after)];

const spread = ({ median, p90, most }: Spread): string => `${median} / ${p90} / ${most}`;
const figure = (value: Spread | number): string | number =>
  typeof value === 'number' ? value : spread(value);
const codeRows = (Object.keys(now.code) as (keyof CodeFigures)[]).map((name) => [
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  figure(old.code[name]),
  figure(now.code[name]),
]);
console.log(
  `\n${tableLines({ title: 'Code (median / 90th percentile / most)', rows: [['', before, after], ...codeRows] }).join('\n')}`,
);

const percentOf = (from: number, to: number): string => `${(((to - from) / from) * 100).toFixed(2)} %`;
const weightRows = pages.map((page) => {
  const [from, to] = [old.weights[page]?.scripts ?? 0, now.weights[page]?.scripts ?? 0];
  return [page, from, to, percentOf(from, to)];
});
console.log(
  `\n${tableLines({ title: 'Bytes of scripts per page', rows: [['', before, after, 'change'], ...weightRows] }).join('\n')}`,
);

const differences = (Object.keys(now.surface) as (keyof Surface)[]).flatMap((part) => {
  const lines = differencesOf(old.surface[part], now.surface[part]);
  console.log(`\n${part}: ${now.surface[part].length} lines, ${lines.length} differ`);
  for (const line of lines) console.log(`  ${line}`);
  return lines;
});
const grown = pages.filter(
  (page) => (now.weights[page]?.scripts ?? 0) > 1.01 * (old.weights[page]?.scripts ?? 0),
);
process.exitCode = differences.length === 0 && grown.length === 0 ? 0 : 1;
