/** Number of texts by script; `kurdish` texts are in Arabic script with letters that only Kurdish uses. */
export type LettersSeen = { arabic: number; latin: number; kurdish: number; other: number };

const kurdishLetters = /[ێۆڵڕە]/u;

/** Maximum characters of a text to examine. */
const enough = 200;

const lettersOf = (whole: string): keyof LettersSeen | undefined => {
  const text = whole.slice(0, enough);
  const count = (script: RegExp): number => text.match(script)?.length ?? 0;
  const [arabic, latin, letters] = [
    count(/\p{Script=Arabic}/gu),
    count(/\p{Script=Latin}/gu),
    count(/\p{L}/gu),
  ];
  if (letters === 0) return undefined;
  if (arabic > 0 && arabic >= latin) return kurdishLetters.test(text) ? 'kurdish' : 'arabic';
  return latin * 2 >= letters ? 'latin' : 'other';
};

export const lettersSeen = (texts: readonly string[]): LettersSeen => {
  const seen: LettersSeen = { arabic: 0, latin: 0, kurdish: 0, other: 0 };
  for (const text of texts) {
    const letters = lettersOf(text);
    if (letters !== undefined) seen[letters] += 1;
  }
  return seen;
};

/**
 * Whether most texts are in a script of neither English nor Arabic, or in Kurdish, which uses the Arabic
 * script.
 */
export const isLanguageOpen = ({ arabic, latin, kurdish, other }: LettersSeen): boolean =>
  kurdish + other > arabic + latin;
