import type { Calls } from '@dijla/contract/schemas';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../../call/refusal.ts';
import type { Author } from '../../../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { readExistingCategories, saveCategories } from '../../categories/category-handler.ts';
import type { CategoryRows } from '../../categories/category-document-of.ts';
import { canonicalCategory } from '../../categories/category-errors.ts';
import { readCategories, readCategoryMarks, writeCategorySources } from '../../categories/category-sql.ts';
import type { CategoryInput } from '../../saving/catalog-batch.ts';
import { eachText } from '../../saving/each-text.ts';
import { publish, rebuildTouched } from '../../saving/publish-changes.ts';
import { inTreeOrder } from '../editing/product-choices-sql.ts';
import { countOwnProducts } from './category-place-sql.ts';
import { editedCategoryOf, versionOf } from './edited-category.ts';

type Listed = Calls['desk/categories']['result']['_output']['items'];
type Opened = Calls['desk/category']['result']['_output'];

/** Where categories come from that staff made; imports never remove them. */
const deskSource = 'desk';

/** Returns the path of a category, which is the same in every store view; undefined of the root. */
export const pathOf = ({ addresses }: CategoryRows): string | undefined =>
  Object.values(addresses)
    .map(({ url_path }) => url_path)
    .toSorted()[0];

/** Returns the id of the category above, or null at the top of the tree that is shown. */
const shownParent = ({ parent_id }: CategoryRows, root: number): number | null =>
  parent_id === root ? null : parent_id;

/** All categories, and the root above them, which is none that anybody sees. */
type Tree = { rows: CategoryRows[]; root: CategoryRows };

export const readTree = async (db: Database, { counts = false } = {}): Promise<Tree> => {
  const rows = await readCategories(db, { counts });
  const root = rows.find(({ parent_id }) => parent_id === null);
  if (root === undefined) throw new Error('The shop has no root category');
  return { rows, root };
};

/** Returns the tree as the desk lists it. */
export const listedTree = ({ rows, root }: Tree): Listed =>
  inTreeOrder(rows).flatMap((row) => {
    const url_path = pathOf(row);
    if (row.id === root.id || url_path === undefined) return [];
    const { id, level, is_active, include_in_menu, image } = row;
    return [
      {
        id,
        parent_id: shownParent(row, root.id),
        level: level - root.level,
        names: eachText(row.texts, ({ name }) => name),
        url_path,
        image,
        is_active,
        include_in_menu,
        products: row.product_count,
      },
    ];
  });

export type Standing = { row: CategoryRows; url_path: string; category: CategoryInput; tree: Tree };

/** Returns the category with this id as it was saved, or a refusal. */
export const standingAt = async (db: Database, id: number): Promise<Standing | Refusal> => {
  const tree = await readTree(db);
  const row = tree.rows.find((each) => each.id === id);
  const url_path = row && pathOf(row);
  if (row === undefined || url_path === undefined || id === tree.root.id)
    return refusal('desk.category-not-found');
  const category = canonicalCategory({ ...row, url_path, media_gallery: [...row.media_gallery] });
  return { row, url_path, category, tree };
};

/** Returns the category of a request's path, or a refusal. */
export const standingOf = async (
  db: Database,
  params: Readonly<Record<string, string>>,
): Promise<Standing | Refusal> => {
  const id = idInPath(params, { name: 'categoryId', thing: 'category' });
  return isRefusal(id) ? id : standingAt(db, id);
};

/** Returns a category as its form is answered. */
export const openedCategory = async (
  db: Database,
  { row, url_path, category, tree: { rows, root } }: Standing,
): Promise<Opened> => {
  const edited = editedCategoryOf(category);
  return {
    id: row.id,
    parent_id: shownParent(row, root.id),
    url_path,
    version: versionOf(edited),
    own_products: await countOwnProducts(db, row.id),
    has_below: rows.some(({ parent_id }) => parent_id === row.id),
    category: edited,
  };
};

/**
 * Saves a category as an import does, so that documents, menus, breadcrumbs and pages follow; where it came from
 * stays. `isMoved` where its address or place was changed already. Returns its id.
 */
export const saveCategory = async (
  transaction: DatabaseTransaction,
  category: CategoryInput,
  { author, isMoved = false }: { author: Author; isMoved?: boolean },
): Promise<number> => {
  const standing = await readExistingCategories(transaction);
  const before = standing.get(category.url_path);
  const marks = before && (await readCategoryMarks(transaction, [category.url_path]));
  const { written } = await saveCategories(transaction, [canonicalCategory(category)], {
    standing,
    source: deskSource,
  });
  if (marks !== undefined) await writeCategorySources(transaction, marks);
  const id = before?.id ?? written[0];
  if (id === undefined) throw new Error(`Category ${category.url_path} was not saved`);
  if (written.length > 0 || isMoved)
    await publish(transaction, { rebuilt: await rebuildTouched(transaction, { categories: [id] }) }, author);
  return id;
};
