import { createContext, type ReactNode, use } from 'react';

/** What one panel writes: a word in English and the same in Arabic. */
export type Words = (english: string, arabic: string) => string;

const WordsContext = createContext<Words>((english) => english);

export const WordsProvider = WordsContext.Provider;
export const useWords = (): Words => use(WordsContext);

/** One part with its states, under its name. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="gallery-specimen">
    <h3 dir="ltr" lang="en">
      {name}
    </h3>
    <div className="gallery-states">{children}</div>
  </section>
);

/** How a state looks that only a pointer or a keyboard brings about. */
export const Focused = ({ children }: { children: ReactNode }) => (
  <span className="gallery-focused">{children}</span>
);
