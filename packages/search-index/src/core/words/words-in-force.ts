import { noRanking, type SearchRanking } from '../ranking/search-ranking.ts';
import { noWords, type SearchWords, type WordRules, wordRulesOf } from './search-words.ts';

/** Words and ranking that a query asks to be answered with instead of those in force. */
type Trial = { words?: SearchWords; ranking?: SearchRanking } | undefined;

/** The words with which an engine reads what is typed, and what it knows of single texts. */
export type WordsInForce = {
  words: () => SearchWords;
  rules: (trial?: Trial) => WordRules;
  ranking: (trial?: Trial) => SearchRanking;
  /** Replaces the words unless the given ones are absent or not newer; throws when they cannot be used. */
  take: (changes: { words?: SearchWords | undefined; ranking?: SearchRanking | undefined }) => void;
};

/** The rules of words on trial, which a search needs several times. */
const rulesOnTrial = new WeakMap<SearchWords, WordRules>();

const trialRules = (words: SearchWords): WordRules => {
  const rules = rulesOnTrial.get(words) ?? wordRulesOf(words);
  rulesOnTrial.set(words, rules);
  return rules;
};

/** Returns the words of an engine, none at first. */
export const wordsInForce = (): WordsInForce => {
  let inForce = { words: noWords, rules: wordRulesOf(noWords) };
  let rankingInForce = noRanking;
  return {
    words: () => inForce.words,
    rules: (trial) => (trial?.words === undefined ? inForce.rules : trialRules(trial.words)),
    ranking: (trial) => trial?.ranking ?? rankingInForce,
    take: ({ words, ranking }) => {
      rankingInForce = ranking ?? rankingInForce;
      if (words === undefined || words.version <= inForce.words.version) return;
      inForce = { words, rules: wordRulesOf(words) };
    },
  };
};
