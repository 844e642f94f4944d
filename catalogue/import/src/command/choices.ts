import type { Rates } from '../table-format/mapping/mapping.ts';

/** What the owner says of an export that its files leave open, by flags or by answers. */
export type Choices = {
  /** The shop system whose export it is, or `columns`: read by what its columns are called. */
  preset?: string;
  /** The currency of prices that name none: IQD, USD, or one that `rates` says the worth of. */
  currency?: string;
  rates?: Rates;
  /** The language of texts that no column says the language of; `auto` goes by their letters. */
  language?: 'en' | 'ar' | 'auto';
  /** Columns by field, `price` or, of one language or currency, `name.ar`. */
  columns?: Readonly<Record<string, string>>;
  /** The sales channel whose prices count, where an export has several of one currency. */
  channel?: string;
};

/** A question that the files leave open. */
export type Question = {
  /** The choice that an answer becomes; columns as `columns.price`. */
  key: 'preset' | 'currency' | 'language' | 'channel' | `rates.${string}` | `columns.${string}`;
  text: string;
  /** The answers there are; without them any text is one. */
  answers?: readonly { value: string; label: string }[];
  /** What is taken when the owner just presses Enter. */
  suggested?: string;
  /** The flag that answers it beforehand. */
  flag: string;
  /** What is said, in one line with the flag, where nobody can be asked; without it the suggestion is taken. */
  refusal?: { file: string; fault: string };
};

/** These choices with one answer more. */
export const withAnswer = (choices: Choices, key: Question['key'], answer: string): Choices => {
  if (key.startsWith('columns.'))
    return { ...choices, columns: { ...choices.columns, [key.slice('columns.'.length)]: answer } };
  if (key.startsWith('rates.'))
    return {
      ...choices,
      rates: { ...choices.rates, [key.slice('rates.'.length)]: { to: 'USD', rate: answer } },
    };
  return { ...choices, [key]: answer };
};
