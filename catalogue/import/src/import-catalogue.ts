import { randomUUID } from 'node:crypto';
import { type Database, type DatabaseTransaction, inTransaction } from '@dijla/provider/database';
import { isCatalogueFaultsError, saveCatalogue, type SaveSummary } from '@dijla/provider/modules/catalog/catalog';
import { isBrokenFileError } from './broken-file-error.ts';
import type { ReadCatalogue } from './catalogue-format.ts';
import { formats, type FormatName } from './formats.ts';
import { copyPictures, findPictures, type FoundPictures } from './picture-shelf.ts';
import { readSource } from './read-source.ts';
import type { Remark } from './remark.ts';

export type ImportOptions = {
  format: FormatName;
  from: string;
  /** The folder the export's pictures lie in; without it pictures are neither copied nor missed. */
  media: string | undefined;
  /** The shop's own folder of pictures. */
  shelf: string;
  isDryRun: boolean;
};

/** What this import took, whether or not it was there before. */
export type Taken = { attributes: number; options: number; categories: number; simple: number; configurable: number; variants: number; pictures: number };

export type ImportResult =
  | { ok: true; taken: Taken; saved: SaveSummary; copied: number; remarks: Remark[] }
  | { ok: false; code: 'import.broken-file' | 'import.refused-catalogue' | 'import.nothing-found'; data: { message: string } };

const takenFrom = ({ batch: { attributes, categories, products }, pictures }: ReadCatalogue): Taken => {
  const variants = new Set(products.flatMap((product) => product.variants));
  return {
    attributes: attributes.length,
    options: attributes.reduce((sum, { options }) => sum + options.length, 0),
    categories: categories.length,
    simple: products.filter(({ sku, type }) => type === 'simple' && !variants.has(sku)).length,
    configurable: products.filter(({ type }) => type === 'configurable').length,
    variants: variants.size,
    pictures: pictures.length,
  };
};

/** Pictures that are not there leave their products, each with a remark. */
const withoutMissing = (catalogue: ReadCatalogue, missing: readonly string[], media: string): ReadCatalogue => {
  const lost = new Set(missing);
  const products = catalogue.batch.products.map((product) => ({ ...product, media: product.media.filter(({ path }) => !lost.has(path)) }));
  const remarks = missing.map((path): Remark => ({ file: media, line: 0, code: 'missing-picture', subject: path, isRowTaken: true }));
  return { batch: { ...catalogue.batch, products }, remarks: [...catalogue.remarks, ...remarks], pictures: catalogue.pictures.filter((path) => !lost.has(path)) };
};

/** Carries a dry run's summary out of its transaction, which is given up. */
class DryRunEnd extends Error {
  readonly summary: SaveSummary;
  constructor(summary: SaveSummary) {
    super('A dry run is never kept');
    this.summary = summary;
  }
}

const save = async (database: Database, { batch }: ReadCatalogue, isDryRun: boolean): Promise<SaveSummary> => {
  const write = (transaction: DatabaseTransaction) => saveCatalogue(transaction, batch, { actor: 'import', requestId: `import-${randomUUID()}` });
  if (!isDryRun) return inTransaction(database, write);
  try {
    return await inTransaction(database, async (transaction) => {
      throw new DryRunEnd(await write(transaction));
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.summary;
    throw error;
  }
};

const noPictures: FoundPictures = { found: [], missing: [] };

/**
 * Reads an export and saves it in one transaction: a file that cannot be read, or a catalogue that does not fit, leaves the
 * database as it was. What was not taken is in the remarks. The same import again changes nothing.
 */
export const importCatalogue = async (database: Database, { format, from, media, shelf, isDryRun }: ImportOptions): Promise<ImportResult> => {
  const { suffix, read } = formats[format];
  try {
    const raw = read(await readSource(from, suffix));
    if (raw.batch.products.length === 0) return { ok: false, code: 'import.nothing-found', data: { message: `${from} holds no products that can be taken` } };
    const pictures = media === undefined ? noPictures : await findPictures(media, raw.pictures);
    const catalogue = withoutMissing(raw, pictures.missing, media ?? '');
    const copied = isDryRun ? 0 : await copyPictures(pictures, shelf);
    const saved = await save(database, catalogue, isDryRun);
    return { ok: true, taken: takenFrom(catalogue), saved, copied, remarks: catalogue.remarks };
  } catch (error) {
    if (isBrokenFileError(error)) return { ok: false, code: 'import.broken-file', data: { message: error.message } };
    if (isCatalogueFaultsError(error)) return { ok: false, code: 'import.refused-catalogue', data: { message: error.message } };
    throw error;
  }
};
