import type { CategoryInput } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel } from '../plain-text.ts';
import type { Remark } from '../remark.ts';
import { urlKeyOf } from '../url-key.ts';
import type { ExportFile, ExportRow } from './export-file.ts';

/** Categories by their path of names (`Men/Tops/Tees`), as the export names them everywhere. */
export type CategoryTree = ReadonlyMap<string, CategoryInput>;

const categoryOf = (row: ExportRow, parent: CategoryInput | undefined): CategoryInput => {
  const name = plainLabel(row.cell('name'));
  const key = row.cell('url_key') === '' ? urlKeyOf(name) : row.cell('url_key');
  return {
    url_path: parent === undefined ? key : `${parent.url_path}/${key}`,
    position: Number.parseInt(row.cell('position') || '0', 10) || 0,
    is_active: row.cell('active') !== '0',
    include_in_menu: row.cell('include_in_menu') !== '0',
    display_mode: row.cell('display_mode') || 'PRODUCTS',
    image: null,
    texts: { en: { name, description: '' } },
  };
};

const depthOf = (row: ExportRow): number => (row.cell('path') === '' ? 0 : row.cell('path').split('/').length);

/** The categories of all files, parents first; one that is defined again keeps its first definition. */
export const readCategories = (files: readonly ExportFile[]): { tree: CategoryTree; remarks: Remark[] } => {
  const tree = new Map<string, CategoryInput>();
  const remarks: Remark[] = [];
  const rows = files.flatMap((file) => file.rows).toSorted((one, other) => depthOf(one) - depthOf(other));
  for (const row of rows) {
    const [path, name] = [row.cell('path'), row.cell('name')];
    const parent = path === '' ? undefined : tree.get(path);
    const namePath = path === '' ? name : `${path}/${name}`;
    if (path !== '' && parent === undefined) remarks.push(row.remark('unknown-parent-category', namePath));
    else if (!tree.has(namePath)) tree.set(namePath, categoryOf(row, parent));
  }
  return { tree, remarks };
};
