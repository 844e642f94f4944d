// @chunk shell
import { createContext } from 'react';
import type { ChangeTexts, OwnTexts } from './change-texts.lazy.ts';

/** Null for a shop with the shop's own texts alone. */
export const OwnTextsContext = createContext<ChangeTexts | null>(null);

/** Marks a page whose texts the owner has changed: its code comes before the page hydrates. */
export const ownTextsMark = 'own-texts';

let changeOf: ((own: OwnTexts) => ChangeTexts) | undefined;

/** Loads the code that puts the owner's texts in place. A shop without such texts never loads it. */
export const fetchOwnTexts = async (): Promise<void> => {
  changeOf = (await import('./change-texts.lazy.ts')).changeTextsOf;
};

/** Returns how texts are changed on this page; null when the owner has changed none. */
export const changeTexts = (own: OwnTexts | undefined): ChangeTexts | null =>
  own === undefined ? null : (changeOf?.(own) ?? null);

if (import.meta.env.SSR) await fetchOwnTexts();
