import { urlKeyOf } from '@dijla/commerce-rules/text/url-key';
import type { CategoryInput } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel } from '../source/plain-text.ts';
import type { Finding } from '../catalog-format.ts';
import { type ExportRow, found } from './export-file.ts';

/** Categories by their path of names (`Men/Tops/Tees`), which the export uses throughout. */
export type CategoryTree = ReadonlyMap<string, CategoryInput>;

const categoryOf = (row: ExportRow, parent: CategoryInput | undefined): CategoryInput => {
  const name = plainLabel(row.cell('name'));
  const key = row.cell('url_key') === '' ? urlKeyOf(name) : row.cell('url_key');
  return {
    url_path: parent === undefined ? key : `${parent.url_path}/${key}`,
    position: Number.parseInt(row.cell('position') || '0', 10) || 0,
    is_active: row.cell('active') !== '0',
    include_in_menu: row.cell('include_in_menu') !== '0',
    is_anchor: row.cell('is_anchor') !== '0',
    display_mode: row.cell('display_mode') || 'PRODUCTS',
    image: null,
    media_gallery: [],
    texts: { en: { name, description: '', meta_title: '', meta_description: '', meta_keywords: '' } },
  };
};

const depthOf = (row: ExportRow): number =>
  row.cell('path') === '' ? 0 : row.cell('path').split('/').length;

/** Returns the categories of all rows, parents first; a repeated category keeps its first definition. */
export const readCategories = (rows: readonly ExportRow[]): { tree: CategoryTree; findings: Finding[] } => {
  const tree = new Map<string, CategoryInput>();
  const findings: Finding[] = [];
  for (const row of rows.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    const [path, name] = [row.cell('path'), row.cell('name')];
    const parent = path === '' ? undefined : tree.get(path);
    const namePath = path === '' ? name : `${path}/${name}`;
    if (path !== '' && parent === undefined)
      findings.push(found(row.warning('unknown-parent-category', namePath)));
    else if (!tree.has(namePath)) {
      const record = categoryOf(row, parent);
      tree.set(namePath, record);
      findings.push({ kind: 'category', record, place: row.place });
    }
  }
  return { tree, findings };
};
