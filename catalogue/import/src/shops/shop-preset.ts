import type { CategoryInput, Texts } from '@dijla/provider/modules/catalog/catalog';
import type { Choices, Question } from '../command/choices.ts';
import type { MappingInput } from '../table-format/mapping/mapping.ts';
import type { SourceRows } from '../table-format/source-row.ts';

/** A kind of file that a shop system exports. Headers are compared without regard to case; `{n}` stands for a number, `{any}` for any words. */
export type ShopFile = {
  role: string;
  /** Whether products are read from it; other files only add to those. */
  isMain?: boolean;
  /** Every header that the system is known to write. */
  headers: readonly string[];
  /** Those that hardly another system writes. */
  marks: readonly string[];
  /** Headers without which it is read wrongly; of a list one is enough. */
  needs: readonly (string | readonly string[])[];
  /** Headers that are there all or none, number by number. */
  together?: readonly (readonly string[])[];
  /** What else of these headers is missing. */
  missing?: (columns: readonly string[]) => string[];
  /** Headers that the preset's own code reads and no mapping names. */
  reads?: readonly string[];
};

/** The files of one export by their role. */
export type ShopFiles = { all: (role: string) => readonly SourceRows[]; main: readonly SourceRows[] };

/** What categories say of themselves, by url_path, the parent first. */
export type CategoryDetails = ReadonlyMap<string, Partial<CategoryInput>>;

/** Words of an export in both languages, by the word that its rows use. */
export type Words = ReadonlyMap<string, Texts<string>>;

/** An export made one table, with the mapping that reads it. */
export type ShopReading = {
  rows: SourceRows;
  mapping: MappingInput;
  words?: Words;
  categories?: CategoryDetails;
};

/** `now` is when the import runs, as milliseconds: goods may be on sale from or until a day. */
export type OpenOptions = { choices: Choices; currency: string; now: number };

/** How the exports of one shop system are known and read. */
export type ShopPreset = {
  name: string;
  /** As people write the system's name. */
  title: string;
  about: string;
  files: readonly ShopFile[];
  /** Headers of prices whose currency the export does not say. */
  pricesWithoutCurrency: readonly string[];
  /** Headers of names whose language the export does not say. */
  namesWithoutLanguage: readonly string[];
  /** Whether the files of an export say in which language their texts are. */
  statesLanguage?: (files: ShopFiles) => boolean;
  open: (files: ShopFiles, options: OpenOptions) => Promise<ShopReading>;
  /** What only this system leaves open. */
  questions?: (files: ShopFiles, choices: Choices) => Promise<Question[]>;
};
