import type { Reading } from '../text/reading/read-text.ts';

/**
 * Returns what was meant by a misspelt text, with its words as `spelled` writes them; undefined where every
 * word was taken as it is.
 */
export const correctedText = ({ slots }: Reading, spelled: (word: string) => string): string | undefined =>
  slots.every(({ corrected }) => corrected === undefined)
    ? undefined
    : slots
        .flatMap(({ typed, corrected = typed }) => corrected.split(' '))
        .map(spelled)
        .join(' ');
