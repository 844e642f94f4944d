import type { Choice, Department, DepartmentCategory, Phrase, SpecificationAttribute } from './department.ts';
import { departments } from './departments/departments.ts';

const all: readonly Department[] = Object.values(departments);

const unique = <T extends { code: string }>(list: readonly T[]): T[] =>
  [...new Map(list.toReversed().map((one) => [one.code, one])).values()].toReversed();

const merged = (code: string): SpecificationAttribute => {
  const same = all.flatMap(({ attributes }) => attributes.filter((attribute) => attribute.code === code));
  const choices: readonly Choice[] = unique(same.flatMap(({ choices }) => choices));
  return {
    code,
    choices,
    label: same[0]?.label ?? { en: code, ar: code },
    isFilterable: same.some(({ isFilterable }) => isFilterable === true),
    isMultiple: same.some(({ isMultiple }) => isMultiple === true),
  };
};

/**
 * Distinguishing attributes by code. When several departments define the same attribute, their options are
 * merged.
 */
export const specificationAttributes: ReadonlyMap<string, SpecificationAttribute> = new Map(
  [...new Set(all.flatMap(({ attributes }) => attributes.map(({ code }) => code)))].map((code) => [
    code,
    merged(code),
  ]),
);

/** Brands of all departments, without duplicates. */
export const departmentBrands: readonly (Phrase & { code: string })[] = unique(
  all.flatMap(({ brands }) => brands),
);

export const departmentCategories: readonly DepartmentCategory[] = all.flatMap(
  ({ categories }) => categories,
);

/** Returns the names of the departments that use an attribute. */
export const departmentsUsing = (attribute: string): string[] =>
  Object.entries(departments)
    .filter(([, { kinds }]) =>
      kinds.some(({ specifications, axes = [] }) =>
        [...specifications, ...axes].some((used) => used.attribute === attribute),
      ),
    )
    .map(([name]) => name);
