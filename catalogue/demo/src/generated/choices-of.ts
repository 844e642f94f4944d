import { colors, materials, sizes } from '../demo-attributes.ts';
import type { Choice, Kind } from '../department.ts';
import { specificationAttributes } from '../merged-departments.ts';
import type { Chance } from './chance.ts';

/** An attribute of a product with its chosen option. */
export type ChosenSpecification = { attribute: string; choice: Choice; inName: boolean; isMultiple: boolean };

/**
 * An axis of a configurable product with the options this product comes in; `sku` is the suffix of its
 * variants' skus.
 */
export type ChosenAxis = { attribute: string; choices: (Choice & { sku: string })[] };

type Table = Readonly<Record<string, { en: string; ar: string; hex?: string; sku?: string }>>;

const tables: Readonly<Record<string, Table>> = { color: colors, size: sizes, material: materials };

const ownSku = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Returns an option from the demo's tables or from the departments' attributes. */
const choiceOf = (attribute: string, code: string): Choice & { sku: string } => {
  const listed = tables[attribute]?.[code];
  const own = specificationAttributes.get(attribute)?.choices.find((choice) => choice.code === code);
  const found = own ?? listed;
  if (found === undefined) throw new Error(`'${attribute}' has no choice '${code}'`);
  return { percent: 100, ...found, code, sku: listed?.sku ?? ownSku(code) };
};

const isMultiple = (attribute: string): boolean =>
  attribute === 'material' || specificationAttributes.get(attribute)?.isMultiple === true;

/** Picks one option for each specification of a kind. */
export const specificationsOf = ({ specifications }: Kind, chance: Chance): ChosenSpecification[] =>
  specifications.map(({ attribute, choices, inName = false }) => ({
    attribute,
    choice: choiceOf(attribute, chance.one(choices, attribute)),
    inName,
    isMultiple: isMultiple(attribute),
  }));

/** Returns the number of options of an axis: two or three colors, two to four of any other. */
const axisCount = (attribute: string, chance: Chance): number =>
  attribute === 'color' ? 2 + chance.below(2, 'colours') : 2 + chance.below(3, attribute);

/** Picks some options for each axis of a kind. */
export const axesOf = ({ axes = [] }: Kind, chance: Chance): ChosenAxis[] =>
  axes.map(({ attribute, choices }) => ({
    attribute,
    choices: chance
      .some(choices, axisCount(attribute, chance), `axis ${attribute}`)
      .map((code) => choiceOf(attribute, code)),
  }));
