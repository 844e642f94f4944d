import type { desk } from '@dijla/messages/en/desk/desk';
import type { Language } from '@dijla/contract/store-views';

/** Every text of the desk, by subject. */
export type DeskTexts = typeof desk;

const files = import.meta.glob<{ desk: DeskTexts }>('../../../../packages/messages/src/*/desk/desk.ts');

/** Loads the texts of a language, which are a file of their own. Throws when the language has none. */
export const loadTexts = async (language: Language): Promise<DeskTexts> => {
  const load = Object.entries(files).find(([path]) => path.includes(`/${language}/desk/`))?.[1];
  if (load === undefined) throw new Error(`The desk has no texts in '${language}'`);
  return (await load()).desk;
};
