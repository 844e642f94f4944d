import type { CategoryInput, Texts } from '@dijla/provider/modules/catalog/catalog';
import type { Choices, Question } from '../command/choices.ts';
import type { MappingInput } from '../table-format/mapping/mapping.ts';
import type { SourceRows } from '../table-format/source-row.ts';

/**
 * A kind of file that a shop system exports. Headers are compared case-insensitively; `{n}` matches a
 * number, `{any}` any words.
 */
export type ShopFile = {
  role: string;
  /** Whether products are read from it; other files only supplement those. */
  isMain?: boolean;
  /** Every header that the system is known to write. */
  headers: readonly string[];
  /** Headers that hardly any other system writes. */
  marks: readonly string[];
  /** Required headers, without which the file would be misread; of a list one is enough. */
  needs: readonly (string | readonly string[])[];
  /** Groups of headers that, for each number, are all present or all absent. */
  together?: readonly (readonly string[])[];
  /** Returns further missing headers. */
  missing?: (columns: readonly string[]) => string[];
  /** Headers that the preset's code reads and its mapping does not name. */
  reads?: readonly string[];
};

/** The files of one export by their role. */
export type ShopFiles = { all: (role: string) => readonly SourceRows[]; main: readonly SourceRows[] };

/** Category data by url_path, parents first. */
export type CategoryDetails = ReadonlyMap<string, Partial<CategoryInput>>;

/** Words of an export in both languages, by the word used in its rows. */
export type Words = ReadonlyMap<string, Texts<string>>;

/** An export converted to one table, with the mapping that reads it. */
export type ShopReading = {
  rows: SourceRows;
  mapping: MappingInput;
  words?: Words;
  categories?: CategoryDetails;
};

/** `now` is the time of the import in milliseconds, for products that are on sale from or until a date. */
export type OpenOptions = { choices: Choices; currency: string; now: number };

/** How the exports of one shop system are recognised and read. */
export type ShopPreset = {
  name: string;
  /** The system's name as displayed. */
  title: string;
  about: string;
  files: readonly ShopFile[];
  /** Headers of prices without a stated currency. */
  pricesWithoutCurrency: readonly string[];
  /** Headers of names without a stated language. */
  namesWithoutLanguage: readonly string[];
  /** Whether the files of an export state the language of their texts. */
  statesLanguage?: (files: ShopFiles) => boolean;
  open: (files: ShopFiles, options: OpenOptions) => Promise<ShopReading>;
  /** Returns open questions specific to this system. */
  questions?: (files: ShopFiles, choices: Choices) => Promise<Question[]>;
};
