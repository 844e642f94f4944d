import type { Language } from '@dijla/contract/store-views';
import type { Rates } from '../table-format/mapping/mapping.ts';

/** The shop owner's decisions about an export that its files leave open, given as flags or answers. */
export type Choices = {
  /** The shop system that wrote the export, or `columns` to go by the column names. */
  preset?: string;
  /** The currency of prices that name none: IQD, USD, or one with a rate in `rates`. */
  currency?: string;
  rates?: Rates;
  /** The language of texts whose column names none; `auto` detects it from the letters. */
  language?: Language | 'auto';
  /** Column names by field: `price`, or `name.ar` for one language or currency. */
  columns?: Readonly<Record<string, string>>;
  /** The sales channel whose prices are used when an export has several in one currency. */
  channel?: string;
};

/** A question that the files leave open. */
export type Question = {
  /** The choice that the answer sets; columns as `columns.price`. */
  key: 'preset' | 'currency' | 'language' | 'channel' | `rates.${string}` | `columns.${string}`;
  text: string;
  /** The possible answers; without them any text is accepted. */
  answers?: readonly { value: string; label: string }[];
  /** The answer taken when the user presses Enter. */
  suggested?: string;
  /** The flag that answers the question in advance. */
  flag: string;
  /**
   * The error message, in one line with the flag, when no user can be asked; without it the suggestion is
   * taken.
   */
  refusal?: { file: string; fault: string };
};

/** Returns the choices with one more answer. */
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
