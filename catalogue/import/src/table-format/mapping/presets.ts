import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopPresets } from '../../shops/shop-presets.ts';
import { type Mapping, readMapping } from './mapping.ts';

const folder = join(import.meta.dirname, '../../../mappings');

const mappingNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -5))
  .toSorted();

/** Names of what the import knows by itself, as `--mapping` takes them: shop systems, and mappings of JSON dumps. */
export const presetNames: readonly string[] = [
  ...shopPresets.map(({ name }) => name),
  ...mappingNames,
].toSorted();

/** What stands for a mapping where a shop system has more to it than one. */
export type PresetReference = { preset: string };

export const isPresetReference = (value: unknown): value is PresetReference =>
  typeof value === 'object' && value !== null && 'preset' in value && typeof value.preset === 'string';

/** The mapping of this name, or a reference to the shop system; undefined when there is none. */
export const findPreset = (name: string): unknown => {
  if (shopPresets.some((preset) => preset.name === name)) return { preset: name } satisfies PresetReference;
  return mappingNames.includes(name)
    ? JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    : undefined;
};

/** The mappings of dumps that come with the import. */
export const readPresets = (): { name: string; mapping: Mapping }[] =>
  mappingNames.map((name) => ({ name, mapping: readMapping(findPreset(name)) }));
