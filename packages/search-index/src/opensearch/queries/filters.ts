import { facetField } from '../../core/scan/catalog-filters.ts';
import type { AppliedFilter } from '../../core/search-engine.ts';
import { ownField, variantField } from '../documents/index-fields.ts';
import { allOf, type Clause, has, notAny, oneOf } from './clauses.ts';
import { askedBy } from './conditions.ts';

/** Returns what the filters of scope `default` ask: each must hold, and one of the joined group (wire §7.2). */
export const defaultClause = (applied: readonly AppliedFilter[], priceList: string | undefined): Clause => {
  const asked = applied
    .filter(({ scope }) => scope === 'default')
    .flatMap(({ attribute, value }) => {
      const read = askedBy(value);
      return read === undefined
        ? []
        : [{ group: read.group, clause: read.of(ownField(attribute, priceList)) }];
    });
  const joined = asked.filter(({ group }) => group === 'one').map(({ clause }) => clause);
  return allOf([
    ...asked.filter(({ group }) => group === 'all').map(({ clause }) => clause),
    ...(joined.length === 0 ? [] : [oneOf(joined)]),
  ]);
};

/** A facet's filter, asked of a product itself and of one of its variants. */
export type Choice = { attribute: string; own: Clause; ofVariant: Clause };

/** Returns the filters of scope `catalog`, without those that specify nothing. */
export const choicesOf = (applied: readonly AppliedFilter[], priceList: string | undefined): Choice[] =>
  applied.flatMap(({ attribute, value, scope }) => {
    const asked = scope === 'catalog' ? askedBy(value) : undefined;
    return asked === undefined
      ? []
      : [
          {
            attribute,
            own: asked.of(ownField(facetField(attribute), priceList)),
            ofVariant: asked.of(variantField(facetField(attribute))),
          },
        ];
  });

const isAxis = (attribute: string, at = ''): Clause => has(`${at}axes`, [attribute]);

/** What a variant must fulfil: each filter by which the variants of its product differ. */
export const fittingVariant = (choices: readonly Choice[]): Clause =>
  allOf(
    choices.map(({ attribute, ofVariant }) => oneOf([notAny(isAxis(attribute, 'variants.')), ofVariant])),
  );

/**
 * Returns what facets' filters ask: each of a product's own values, and those by which its variants differ of one variant
 * together, except those of one left-out attribute (wire §7.4).
 */
export const choicesClause = (choices: readonly Choice[], leftOut?: string): Clause => {
  const kept = choices.filter(({ attribute }) => attribute !== leftOut);
  if (kept.length === 0) return allOf([]);
  const attributes = [...new Set(kept.map(({ attribute }) => attribute))];
  return allOf([
    ...kept.map(({ attribute, own }) => oneOf([isAxis(attribute), own])),
    oneOf([notAny(has('axes', attributes)), { nested: { path: 'variants', query: fittingVariant(kept) } }]),
  ]);
};
