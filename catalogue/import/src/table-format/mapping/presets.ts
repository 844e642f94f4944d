import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopPresets } from '../../shops/shop-presets.ts';
import { type Mapping, readMapping } from './mapping.ts';

const folder = join(import.meta.dirname, '../../../mappings');

const mappingNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -5))
  .toSorted();

/** Names that `--mapping` accepts: shop systems and the bundled mappings of JSON dumps. */
export const presetNames: readonly string[] = [
  ...shopPresets.map(({ name }) => name),
  ...mappingNames,
].toSorted();

/** Refers to a shop system by name, because its preset is more than one mapping. */
export type PresetReference = { preset: string };

export const isPresetReference = (value: unknown): value is PresetReference =>
  typeof value === 'object' && value !== null && 'preset' in value && typeof value.preset === 'string';

/** Returns the mapping of this name, or a reference to the shop system; undefined when there is neither. */
export const findPreset = (name: string): unknown => {
  if (shopPresets.some((preset) => preset.name === name)) return { preset: name } satisfies PresetReference;
  return mappingNames.includes(name)
    ? JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    : undefined;
};

/** Returns the bundled mappings of JSON dumps. */
export const readPresets = (): { name: string; mapping: Mapping }[] =>
  mappingNames.map((name) => ({ name, mapping: readMapping(findPreset(name)) }));
