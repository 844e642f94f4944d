import type { DemoLanguage } from '../demo-language.ts';
import type { Phrase } from '../department.ts';
import type { Chance } from '../generated/chance.ts';
import type { ChosenSpecification } from '../generated/choices-of.ts';
import { applianceFacts } from './appliance-facts.ts';
import { bookAndToyFacts } from './book-and-toy-facts.ts';
import { careFacts } from './care-facts.ts';
import { deviceFacts } from './device-facts.ts';
import type { Fact, FactsOfKinds } from './fact.ts';
import { furnitureFacts } from './furniture-facts.ts';
import { groceryFacts } from './grocery-facts.ts';
import { smallProductFacts } from './small-products-facts.ts';
import { wearAndSportFacts } from './wear-and-sport-facts.ts';

/** The facts of every kind that has any. */
export const factsOfKinds: FactsOfKinds = {
  ...groceryFacts,
  ...careFacts,
  ...bookAndToyFacts,
  ...smallProductFacts,
  ...furnitureFacts,
  ...applianceFacts,
  ...deviceFacts,
  ...wearAndSportFacts,
};

const isList = (fact: Fact | readonly Phrase[]): fact is readonly Phrase[] => Array.isArray(fact);

const said = (fact: Fact, specifications: readonly ChosenSpecification[]): Phrase => {
  if (!('by' in fact)) return fact;
  const choice = specifications.find(({ attribute }) => attribute === fact.by)?.choice.code ?? '';
  const value = fact.values[choice];
  if (value === undefined) throw new Error(`No fact follows from '${fact.by}' being '${choice}'`);
  return value;
};

/** Returns facts in the form of one language's product texts. */
export const factsIn = (
  facts: readonly (readonly [string, Phrase])[],
): Record<DemoLanguage, Record<string, string>> => ({
  en: Object.fromEntries(facts.map(([code, { en }]) => [code, en])),
  ar: Object.fromEntries(facts.map(([code, { ar }]) => [code, ar])),
});

/** Returns the facts of one product of a kind in each language, by attribute code. */
export const factsOf = (
  kindCode: string,
  specifications: readonly ChosenSpecification[],
  chance: Chance,
): Record<DemoLanguage, Record<string, string>> => {
  const facts = Object.entries(factsOfKinds[kindCode] ?? {}).map(
    ([code, fact]) => [code, said(isList(fact) ? chance.one(fact, code) : fact, specifications)] as const,
  );
  return factsIn(facts);
};
