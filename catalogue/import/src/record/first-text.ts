import { languages } from '@dijla/contract/store-views';
import type { Texts } from '@dijla/provider/modules/catalog/catalog';

/** Returns the first text in the order of the shop's languages, or undefined when there is none. */
export const firstText = <T>(texts: Texts<T> | undefined): T | undefined =>
  languages.map((language) => texts?.[language]).find((text) => text !== undefined);
