import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Template } from './template.ts';

const shopTemplates = join(import.meta.dirname, '../templates');

/**
 * Imports the templates in a folder and those below it, by default the shop's, by their names.
 *
 * @throws when a file exports no `template`, or two have the same name.
 */
export const findTemplates = async (folder: string = shopTemplates): Promise<Map<string, Template>> => {
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
  const templates = new Map<string, Template>();
  for (const file of files.toSorted()) {
    const { template } = (await import(pathToFileURL(join(folder, file)).href)) as { template?: Template };
    if (template === undefined) throw new Error(`${file} exports no \`template\`.`);
    if (templates.has(template.name)) throw new Error(`Two templates are named ${template.name}.`);
    templates.set(template.name, template);
  }
  return templates;
};
