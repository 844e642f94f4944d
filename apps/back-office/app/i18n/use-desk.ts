import { createContext, use } from 'react';
import type { Language, StoreView } from '@dijla/contract/store-views';
import type { DeskTexts } from './desk-texts.ts';

export type DeskLanguage = {
  texts: DeskTexts;
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

/** Returns the texts of one subject. */
export const useTexts = <Subject extends keyof DeskTexts>(subject: Subject): DeskTexts[Subject] =>
  useDeskLanguage().texts[subject];
