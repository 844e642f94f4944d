import { languages } from '@dijla/contract/store-views';
import type { Texts } from './catalog-batch.ts';

/** Returns the texts with `change` applied to each, in the order of the languages. */
export const eachText = <T, Changed>(texts: Texts<T>, change: (text: T) => Changed): Texts<Changed> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language];
      return text === undefined ? [] : [[language, change(text)]];
    }),
  );
