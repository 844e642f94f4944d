import type { BlockField, Words } from '@dijla/contract/arrangements';
import type { Language } from '@dijla/contract/store-views';

type FieldOf<Type extends BlockField['type']> = {
  type: Type;
  label: Words;
  /** Below the field. */
  hint?: Words;
  /** Whether the block needs it; of a text, in one language at least. */
  isRequired?: boolean;
};

/** A field of a block, which the desk shows as one of its own and whose value the shop checks. */
export type ContentBlockField =
  | (FieldOf<'words'> & {
      /** How many characters it takes in each language; 200 by default. */
      most?: number;
      /** Whether it is written in several lines. */
      isLong?: boolean;
    })
  | (FieldOf<'number'> & { least: number; most: number })
  | (FieldOf<'choice'> & { choices: readonly { value: string; label: Words }[] })
  | FieldOf<'products' | 'picture' | 'link' | 'day'>;

export type ContentBlockFields = Readonly<Record<string, ContentBlockField>>;

type ValueOf<Field extends ContentBlockField> = Field extends { type: 'number' }
  ? number | null
  : Field extends { type: 'products' }
    ? readonly string[]
    : Field extends { type: 'picture' }
      ? { src: string; alt: string } | null
      : Field extends { type: 'choice'; choices: readonly { value: infer Value }[] }
        ? Value
        : string;

/**
 * What was written into the fields, as one store shows it: texts in its language, links as addresses, pictures with an
 * address of the shop's own, days as `2027-01-31`. What was left empty is '' or null, of products an empty list, of a
 * choice its first value.
 */
export type ContentBlockValues<Fields extends ContentBlockFields> = {
  [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

/** Where and when a block is shown. */
export type ContentBlockContext = {
  /** Of the texts: that of the store, or another one where nothing was written in it. */
  language: Language;
  storeCode: string;
  /** The day in Baghdad, as `2027-01-31`. At its end the pages are made anew. */
  today: string;
};

/**
 * What a block shows, from top to bottom: HTML, of which the shop leaves what its own texts may have (no script, no
 * style, no picture from elsewhere), or products by their numbers in a row as the home page has them.
 */
export type ContentBlockPart =
  | { type: 'html'; html: string | { toString: () => string } }
  | { type: 'products'; skus: readonly string[]; title: string; look?: 'grid' | 'band' };

/** A block that an extension adds to those of which the owner makes pages at the desk. */
export type ContentBlock = {
  /** Small letters, digits and hyphens; once per extension. Pages name it, so it never changes. */
  name: string;
  /** As the desk offers it. */
  title: Words;
  fields: ContentBlockFields;
  /** Returns at once what is shown, four parts at most; without a part nothing is. */
  render: (
    /** `contentBlock` types them by the fields. */
    values: never,
    context: ContentBlockContext,
  ) => readonly ContentBlockPart[];
};
