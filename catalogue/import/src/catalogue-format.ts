import type { CatalogueBatch } from '@dijla/provider/modules/catalog/catalog';
import type { Remark } from './remark.ts';

/** `path` is relative to the folder given, with slashes. */
export type SourceFile = { path: string; bytes: Uint8Array };

/** `pictures` are the paths the products show, below the media folder. */
export type ReadCatalogue = { batch: CatalogueBatch; remarks: Remark[]; pictures: string[] };

/**
 * How one kind of export becomes a catalogue: a pure function of its files.
 * What does not fit is left out with a remark; a file that cannot be read throws BrokenFileError.
 */
export type CatalogueFormat = { suffix: string; read: (files: readonly SourceFile[]) => ReadCatalogue };
