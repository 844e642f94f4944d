/** Articles and prepositions written as one with a word that has one. */
const articles = /^(?:وال|بال|كال|فال|لل|ال)(?=..)/u;
const shortest = 3;

const without = (word: string, ending: string, kept = shortest): string | undefined =>
  word.endsWith(ending) && word.length - ending.length >= kept ? word.slice(0, -ending.length) : undefined;

/** Written one after the other, these endings change a word's number or gender, not what it means. */
const arabicStem = (word: string): string => {
  const bare = word.replace(articles, '');
  const kept = bare.length >= shortest ? bare : word;
  return (
    without(kept, 'ات') ??
    without(kept, 'ين', 4) ??
    without(kept, 'ون', 4) ??
    without(kept, 'ه') ??
    without(kept, 'ا') ??
    kept
  );
};

const englishStem = (word: string): string => {
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word))
    return word.length > 5 ? word.replace(/our$/, 'or') : word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|xes|ches|shes|zzes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('oes')) return word.length > 5 ? word.slice(0, -2) : word.slice(0, -1);
  if (/(?:[^v]ves)$/.test(word) && word.length > 5 && /(?:kni|lea|shel|scar|lo|hal)ves$/.test(word))
    return `${word.slice(0, -3)}f`;
  return word.slice(0, -1);
};

const irregular: Readonly<Record<string, string>> = {
  women: 'woman',
  womens: 'woman',
  men: 'man',
  mens: 'man',
  children: 'child',
  childrens: 'child',
  knives: 'knife',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  shelves: 'shelf',
};

/** Names repeat the same words. */
const stems = new Map<string, string>();
const stemsAtMost = 20_000;

const arabicLetter = /[\u0600-\u06ff]/;

/**
 * Returns what the forms of a folded word have in common: singular and plural of both languages, with and
 * without article. Broken plurals are the owner's words. Index and query share it, so it never has to be
 * what a grammar calls a stem.
 */
export const stemOf = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = arabicLetter.test(word) ? arabicStem(word) : (irregular[word] ?? englishStem(word));
  if (stems.size === stemsAtMost) stems.clear();
  stems.set(word, stem);
  return stem;
};
