import { type Listing, pageSize } from '../listing.ts';
import type { FacetNumbers } from './facet-numbers.ts';

export type Statement = { text: string; values: unknown[] };

/** `priceSteps` are the lower bounds of the price ranges in major units. */
type Parts = { numbers: FacetNumbers; priceSteps: readonly number[] };

const and = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : conditions.join(' and ');

/** A filter's column name in the row of a unit, and the values that are counted without that filter. */
type Filter = { name: string; values: readonly number[]; span: { first: number; last: number } };

const filtersOf = ({ chosen }: Listing, numbers: FacetNumbers): Filter[] =>
  chosen.map(({ attribute, values }, place) => ({
    name: `fits_${place}`,
    values: values.map((value) => numbers.numberOf(attribute, value)),
    span: numbers.spanOf(attribute),
  }));

/**
 * SQL that counts a facet's values: a product's own values once, and a variant value once per product that
 * has a matching variant.
 */
const countsWhere = (fits: string, span: string): string => `
    select facet, count(*) as n from near, unnest(own) as facet where id in (select id from unit where ${fits}) and ${span} group by facet
    union all
    select facet, count(distinct id) from unit, unnest(facets) as facet where ${fits} and ${span} group by facet`;

const answer = ({ passing, counts, priced }: { passing: string; counts: string; priced: string }): string => `
  select (select count(*)::int from ${passing}) as total,
    (select array_agg(id) from (select id from ${passing} order by is_in_stock desc, sales desc, id limit ${pageSize}) page) as ids,
    (select json_agg(json_build_array(facet, n)) from (${counts}) counts) as counts,
    (select json_agg(json_build_array(place, n)) from (select width_bucket(final_price, $1::double precision[]) as place, count(*) as n from ${priced} group by 1) ranges) as ranges`;

const candidate = (columns: string, hasCategories: boolean): string =>
  `candidate as materialized (select ${columns} from listed${hasCategories ? ' where id in (select id from listed_category where category = any($2))' : ''})`;

const betweenPrices = (place: number): string => `final_price >= $${place} and final_price <= $${place + 1}`;

/**
 * The statement for a listing without attribute filters: all facets of a product are in one array, and the
 * price is the product's.
 */
const plainStatement = ({ categories, price }: Listing): string => {
  const passing =
    price === null
      ? ''
      : `,\n  passing as materialized (select * from candidate where ${betweenPrices(categories === null ? 2 : 3)})`;
  const name = price === null ? 'candidate' : 'passing';
  return `with ${candidate('id, is_in_stock, sales, final_price, facets', categories !== null)}${passing}
  ${answer({ passing: name, counts: `select facet, count(*) as n from ${name}, unnest(facets) as facet group by facet`, priced: 'candidate' })}`;
};

/**
 * A unit is an enabled variant with its product's values, or a product without variants: red and M matches
 * only a variant that is both. Only units that fail at most one filter are evaluated, because a facet's
 * counts ignore no filter but its own (wire §7.4).
 */
const filteredStatement = (filters: readonly Filter[], { price, categories }: Listing): string => {
  const first = categories === null ? 2 : 3;
  const names = [...filters.map(({ name }) => name), ...(price === null ? [] : ['fits_price'])];
  const fitsPrice = price === null ? '' : `, ${betweenPrices(first + filters.length)} as fits_price`;
  const overlaps = filters.map((_, place) => `(facets && $${first + place}::int[])::int`);
  const judged = filters
    .map(
      ({ name }, place) =>
        `, (own && $${first + place}::int[] or coalesce(variant.facets && $${first + place}::int[], false)) as ${name}`,
    )
    .join('');
  const all = and(names);
  const others = (name: string) => and(names.filter((each) => each !== name));
  const unasked = filters.map(({ span }) => `facet not between ${span.first} and ${span.last}`);
  const counts = [
    countsWhere(all, and(unasked)),
    ...filters.map(({ name, span }) =>
      countsWhere(others(name), `facet between ${span.first} and ${span.last}`),
    ),
  ];
  return `with ${candidate(`id, is_in_stock, sales, final_price, own, facets${fitsPrice}`, categories !== null)},
  near as materialized (select * from candidate where ${[...overlaps, ...(price === null ? [] : ['fits_price::int'])].join(' + ')} >= ${names.length - 1}),
  unit as materialized (
    select near.id, variant.facets${price === null ? '' : ', fits_price'}${judged} from near left join variant using (id)
  ),
  passing as materialized (select * from near where id in (select id from unit where ${all})),
  priced as materialized (select * from near where id in (select id from unit where ${others('fits_price')}))
  ${answer({ passing: 'passing', counts: counts.join('\n    union all'), priced: 'priced' })}`;
};

/**
 * Returns one statement for a whole listing except its documents: the total, the ids of the page, and
 * variant-exact counts of all facets and of the prices.
 */
export const listingStatement = (listing: Listing, { numbers, priceSteps }: Parts): Statement => {
  const filters = filtersOf(listing, numbers);
  const { categories, price } = listing;
  const values = [
    priceSteps,
    ...(categories === null ? [] : [categories]),
    ...filters.map((filter) => filter.values),
    ...(price === null ? [] : [price.gte, price.lte]),
  ];
  return {
    text: filters.length === 0 ? plainStatement(listing) : filteredStatement(filters, listing),
    values,
  };
};
