import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { CatalogueFormat, Finding } from './catalogue-format.ts';
import type { RunLog } from './run/run-log.ts';

/** What products on sale lack, with the skus of some. */
type Lack = { count: number; examples: string[] };

const mostExamples = 5;

const lacks = {
  'a picture': ({ media }) => media.length === 0,
  'a category': ({ categories }) => categories.length === 0,
  'a price': ({ prices, type }) => prices.length === 0 && type !== 'grouped' && type !== 'bundle',
  'a name in English': ({ texts }) => (texts.en?.name ?? '') === '',
  'a name in Arabic': ({ texts }) => (texts.ar?.name ?? '') === '',
  'a description in English': ({ texts }) => (texts.en?.description ?? '') === '',
  'a description in Arabic': ({ texts }) => (texts.ar?.description ?? '') === '',
} as const satisfies Record<string, (product: ProductInput) => boolean>;

export type Wholeness = {
  note: (finding: Finding) => void;
  /** What is not whole, a line each; nothing when all is. */
  lines: (log: Pick<RunLog, 'counts'>) => string[];
};

const of = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Gathers what an import's products lack that a shopper can see: variants have their product's, and what is off is not seen. */
export const newWholeness = (): Wholeness => {
  const found = new Map<string, Lack>();
  let [shown, off] = [0, 0];
  const note = (product: ProductInput): void => {
    if (product.visibility === 1) return;
    if (product.status !== 1) {
      off += 1;
      return;
    }
    shown += 1;
    for (const [what, isLacking] of Object.entries(lacks)) {
      if (!isLacking(product)) continue;
      const lack = found.get(what) ?? { count: 0, examples: [] };
      lack.count += 1;
      if (lack.examples.length < mostExamples) lack.examples.push(product.sku);
      found.set(what, lack);
    }
  };
  return {
    note: (finding) => {
      if (finding.kind === 'product') note(finding.record);
    },
    lines: ({ counts }) => {
      const countOf = (code: string): number => (counts.get(code)?.inPart ?? 0) + (counts.get(code)?.notTaken ?? 0);
      const refused = [...counts.values()].reduce((sum, { notTaken }) => sum + notTaken, 0);
      const lines = [
        ...Object.keys(lacks).flatMap((what) => {
          const lack = found.get(what);
          return lack === undefined ? [] : [`${lack.count} of ${of(shown, 'product', 'products')} without ${what}: ${lack.examples.join(', ')}${lack.count > lack.examples.length ? ', …' : ''}`];
        }),
        ...(off > 0 ? [`${of(off, 'product is', 'products are')} switched off`] : []),
        ...(countOf('missing-picture') > 0 ? [`${of(countOf('missing-picture'), 'picture was', 'pictures were')} not found: --media DIR is the folder they lie in`] : []),
        ...(refused > 0 ? [`${of(refused, 'row was', 'rows were')} not taken`] : []),
        ...(countOf('unknown-column') > 0 ? ['columns were not read: see unknown-column above'] : []),
      ];
      return lines.length === 0 ? [] : ['Not whole:', ...lines.map((line) => `  ${line}`)];
    },
  };
};

/** A format whose findings are noted as they pass. */
export const noting = (format: CatalogueFormat, { note }: Wholeness): CatalogueFormat => ({
  ...format,
  read: async function* read(files, options) {
    for await (const finding of format.read(files, options)) {
      note(finding);
      yield finding;
    }
  },
});
