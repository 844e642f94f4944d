import { createContext, use } from 'react';
import { type Language, languages, type StoreView } from '@dijla/contract/store-views';
import type { DeskTexts, LoadedTexts } from './desk-texts.ts';

export type DeskLanguage = {
  texts: LoadedTexts;
  store: StoreView;
  chooseLanguage: (language: Language) => void;
};

export const DeskLanguageContext = createContext<DeskLanguage | null>(null);

/** Returns the language of the desk and how to change it. Throws outside the desk. */
export const useDeskLanguage = (): DeskLanguage => {
  const language = use(DeskLanguageContext);
  if (language === null) throw new Error('Nothing above provides the language of the desk');
  return language;
};

/** Returns the languages of the shop as forms ask for texts in them: that of the desk first. */
export const useOwnLanguagesFirst = (): readonly Language[] => {
  const { store } = useDeskLanguage();
  return languages.toSorted((one, other) => Number(other === store.code) - Number(one === store.code));
};

/** Returns the texts of one subject. Throws where whatever loads the part did not name the subject. */
export const useTexts = <Subject extends keyof DeskTexts>(subject: Subject): DeskTexts[Subject] => {
  const texts: Partial<DeskTexts> = useDeskLanguage().texts;
  const found = texts[subject];
  if (found === undefined) throw new Error(`The texts of '${subject}' were not loaded with this part`);
  return found;
};
