type Linked = { words: string; to: string };

/** Splits a sentence at the words that lead somewhere; `to` is null between them. Words that it does not have are left out. */
export const linkedWords = (
  sentence: string,
  linked: readonly Linked[],
): { words: string; to: string | null }[] => {
  const [first, ...others] = linked;
  if (first === undefined) return sentence === '' ? [] : [{ words: sentence, to: null }];
  const at = sentence.indexOf(first.words);
  if (at < 0) return linkedWords(sentence, others);
  return [
    ...linkedWords(sentence.slice(0, at), others),
    first,
    ...linkedWords(sentence.slice(at + first.words.length), others),
  ];
};
