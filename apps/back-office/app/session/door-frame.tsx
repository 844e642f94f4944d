import { type ReactNode, useEffect } from 'react';
import { useDeskLanguage } from '../i18n/use-desk.ts';
import { languages, storeViews } from '@dijla/contract/store-views';

/** The frame of what is shown before one is in: a card in the middle, and the choice of the language. */
export const DoorFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { texts, store, chooseLanguage } = useDeskLanguage();
  useEffect(() => {
    document.title = texts.shell.title(title);
  }, [texts, title]);
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 px-4 py-10">
      <div className="w-full max-w-sm rounded-sheet bg-surface p-6 inset-ring-1 inset-ring-line">
        <h1 className="pb-4 text-xl">{title}</h1>
        {children}
      </div>
      <div className="flex gap-1">
        {languages.map((language) => (
          <button
            aria-pressed={language === store.code}
            className="press min-h-11 rounded-card px-4 text-ink-soft hover:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
            key={language}
            lang={storeViews[language].locale}
            onClick={() => chooseLanguage(language)}
            type="button"
          >
            {storeViews[language].name}
          </button>
        ))}
      </div>
    </main>
  );
};
