import type { ProductLinksInput } from '@dijla/provider/modules/catalog/catalog';
import type { Finding, SourcePlace } from '../catalog-format.ts';
import type { ExportRow } from './export-file.ts';
import { commaListOf, linesOf } from './lists.ts';

type LinkType = ProductLinksInput['type'];

const typeOfFile = (path: string): LinkType | undefined =>
  (/(related|crosssell|upsell)\.csv$/i.exec(path)?.[1]?.toLowerCase() as LinkType | undefined) ?? undefined;

type Collected = { place: SourcePlace; linked: Set<string> };

/**
 * Collects the links of all files: a product may occur in several files, and whole files may be duplicated.
 */
export const linkCollection = () => {
  const collected = new Map<string, Collected>();
  const add = (
    sku: string,
    type: LinkType,
    { place, linked }: { place: SourcePlace; linked: readonly string[] },
  ): void => {
    if (sku === '' || linked.length === 0) return;
    const key = JSON.stringify([sku, type]);
    const entry = collected.get(key) ?? { place, linked: new Set<string>() };
    for (const other of linked) entry.linked.add(other);
    collected.set(key, entry);
  };
  return {
    /** Adds a row of a link file, whose file name gives the link type; returns false when it does not. */
    addRow: (row: ExportRow): boolean => {
      const type = typeOfFile(row.place.file);
      if (type !== undefined)
        add(row.cell('sku'), type, { place: row.place, linked: linesOf(row.cell('linked_sku')) });
      return type !== undefined;
    },
    /** Adds the columns related_skus, crosssell_skus and upsell_skus of the standard format. */
    addColumns: (row: ExportRow): void => {
      for (const type of ['related', 'crosssell', 'upsell'] as const)
        add(row.cell('sku'), type, { place: row.place, linked: commaListOf(row.cell(`${type}_skus`)) });
    },
    findings: function* findings(): Generator<Finding> {
      for (const [key, { place, linked }] of collected) {
        const [sku, type] = JSON.parse(key) as [string, LinkType];
        yield { kind: 'product-links', record: { sku, type, linked: [...linked] }, place };
      }
    },
  };
};
