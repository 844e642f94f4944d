import { createContext, type ReactNode, use } from 'react';

/** Picks a text in the language of the panel. */
export type Words = (english: string, arabic: string) => string;

const WordsContext = createContext<Words>((english) => english);

export const WordsProvider = WordsContext.Provider;
export const useWords = (): Words => use(WordsContext);

/** A component in its states, under its name. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="gallery-specimen">
    <h3 dir="ltr" lang="en">
      {name}
    </h3>
    <div className="gallery-states">{children}</div>
  </section>
);

/** Shows a state that otherwise needs a pointer or a keyboard. */
export const Focused = ({ children }: { children: ReactNode }) => (
  <span className="gallery-focused">{children}</span>
);
