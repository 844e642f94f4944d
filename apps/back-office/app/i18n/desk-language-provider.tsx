import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Language, storeViews } from '@dijla/contract/store-views';
import { saveLanguage } from '../look/saved-look.ts';
import { type LoadedTexts, loadLanguage } from './desk-texts.ts';
import { DeskLanguageContext } from './use-desk.ts';

type Spoken = { language: Language; texts: LoadedTexts };

/** Provides the language of the desk; a choice is saved on the device and takes effect when its texts have come. */
export const DeskLanguageProvider = ({ first, children }: { first: Spoken; children: ReactNode }) => {
  const [spoken, setSpoken] = useState(first);
  const store = storeViews[spoken.language];
  useEffect(() => {
    document.documentElement.lang = store.locale;
    document.documentElement.dir = store.direction;
  }, [store]);
  const value = useMemo(
    () => ({
      texts: spoken.texts,
      store,
      chooseLanguage: (language: Language) => {
        saveLanguage(language);
        void loadLanguage(language).then((texts) => setSpoken({ language, texts }));
      },
    }),
    [spoken, store],
  );
  return <DeskLanguageContext value={value}>{children}</DeskLanguageContext>;
};
