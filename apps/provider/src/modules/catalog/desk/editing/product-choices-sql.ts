import { sql } from 'kysely';
import type { Calls } from '@dijla/contract/schemas';
import type { Database } from '../../../../database/connect.ts';
import type { AttributeDefinition } from '../../attributes/attribute-definition.ts';
import { readDefinitions } from '../../attributes/attribute-sql.ts';
import { readCategories } from '../../categories/category-sql.ts';
import type { CategoryRows } from '../../categories/category-document-of.ts';
import { eachText } from '../../saving/each-text.ts';
import { readDeskPricing } from '../product-detail-sql.ts';

export type ProductChoices = Calls['desk/product-choices']['result']['_output'];

const pathOf = ({ addresses }: CategoryRows): string | undefined =>
  Object.values(addresses)
    .map(({ url_path }) => url_path)
    .toSorted()[0];

/** Categories from the top down, each followed by those below it in the owner's order. */
export const inTreeOrder = (categories: readonly CategoryRows[]): CategoryRows[] => {
  const below = Map.groupBy(categories, ({ parent_id }) => parent_id);
  const walk = (parent: number | null): CategoryRows[] =>
    (below.get(parent) ?? [])
      .toSorted((one, other) => one.position - other.position)
      .flatMap((category) => [category, ...walk(category.id)]);
  return walk(null);
};

const optionsOf = (definition: Pick<AttributeDefinition, 'options'> | undefined) =>
  (definition?.options ?? []).map(({ code, labels }) => ({ code, labels }));

/** Reads what a product may be given. */
export const readProductChoices = async (db: Database): Promise<ProductChoices> => {
  const { units } = await readDeskPricing(db);
  const categories = inTreeOrder(await readCategories(db, { counts: false }));
  const definitions = await readDefinitions(db);
  const { rows: tax_classes } = await sql<{ id: number; name: string }>`
    select id, name from tax_class where kind = 'product' order by id`.execute(db);
  const { rows: sizes } = await sql<{
    code: string;
  }>`select code from size_class order by position, code`.execute(db);
  return {
    units,
    categories: categories.flatMap((category) => {
      const path = pathOf(category);
      return path === undefined
        ? []
        : [{ path, level: category.level, names: eachText(category.texts, ({ name }) => name) }];
    }),
    brands: optionsOf(definitions.get('brand')),
    attributes: [...definitions.values()]
      .filter(({ code }) => code !== 'brand')
      .map((attribute) => ({
        id: attribute.id,
        code: attribute.code,
        input: attribute.input,
        labels: attribute.labels,
        options: optionsOf(attribute),
      })),
    tax_classes: [{ id: 0, name: '' }, ...tax_classes],
    size_classes: sizes.map(({ code }) => code),
  };
};
