import type { Words } from '@dijla/contract/arrangements';
import { languages } from '@dijla/contract/store-views';

export const noWords = Object.fromEntries(languages.map((language) => [language, ''])) as Words;

/** The numbers of products typed one a line. */
export const skusTyped = (typed: string): string[] =>
  typed
    .split('\n')
    .map((sku) => sku.trim())
    .filter((sku) => sku !== '');
