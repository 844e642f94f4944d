import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mapping, readMapping } from './mapping.ts';

const folder = join(import.meta.dirname, '../../mappings');

/** Names of the mappings that come with the import, as `--mapping` takes them. */
export const presetNames: readonly string[] = readdirSync(folder).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5)).toSorted();

/** The mapping of a shop system; undefined when there is none of this name. */
export const findPreset = (name: string): unknown => (presetNames.includes(name) ? JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) : undefined);

export const readPresets = (): { name: string; mapping: Mapping }[] => presetNames.map((name) => ({ name, mapping: readMapping(findPreset(name)) }));
