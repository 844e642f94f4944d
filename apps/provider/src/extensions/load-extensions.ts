import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockKind, permissions, refusals } from '@dijla/contract/schemas';
import { z } from 'zod';
import { describedBlock } from '../modules/content/content.ts';
import { type LoadedExtension, type ProviderExtension, schemaOfExtension } from './extension.ts';

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const name = z.string().regex(kebab, 'must be small letters and digits with hyphens').max(40);

const isFunction = (value: unknown): boolean => typeof value === 'function';
const work = z.custom<() => unknown>(isFunction, 'must be a function');
const schema = z.custom<z.ZodType>(
  (value) => typeof value === 'object' && value !== null && 'safeParse' in value,
  'must be a zod schema',
);
const querySchema = schema.refine((value) => 'shape' in value, 'must be a zod object');

const access = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('anyone') }),
  z.strictObject({ for: z.literal('customer') }),
  z.strictObject({
    for: z.literal('staff'),
    permission: z
      .string()
      .refine((given) => Object.hasOwn(permissions, given), 'must be a permission of the shop'),
    stepUp: z.literal(true).optional(),
    peopleOnly: z.literal(true).optional(),
  }),
]);

const call = z.strictObject({
  name,
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  access,
  summary: z.string().min(1),
  query: querySchema,
  body: schema.optional(),
  result: schema,
  limit: z.enum(['search', 'order', 'cart']).optional(),
  refusals: z
    .array(z.string().refine((code) => Object.hasOwn(refusals, code), 'must be a refusal of the shop'))
    .optional(),
  handle: work,
});

const block = z.strictObject({
  name,
  title: z.looseObject({}),
  fields: z.record(z.string(), z.looseObject({ type: z.string() })),
  render: work,
});

const once = <Item>(nameOf: (item: Item) => string) => ({
  check: (items: readonly Item[]) => new Set(items.map(nameOf)).size === items.length,
  message: 'must have different names',
});
const calls = once<{ name: string }>((one) => one.name);
const subscribers = once<{ event: string; name: string }>((one) => `${one.event}.${one.name}`);

const shape = z.strictObject({
  name,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be as 1.2.0'),
  calls: z.array(call).refine(calls.check, calls.message).optional(),
  subscribers: z
    .array(z.strictObject({ event: z.string().min(1), name, handle: work }))
    .refine(subscribers.check, subscribers.message)
    .optional(),
  schedules: z
    .array(z.strictObject({ name, cron: z.string().min(1), run: work }))
    .refine(calls.check, calls.message)
    .optional(),
  paymentMethods: z.array(z.strictObject({ isTest: z.boolean().optional(), open: work })).optional(),
  blocks: z.array(block).max(40).refine(calls.check, calls.message).optional(),
  importFormats: z.record(name, z.looseObject({ about: z.string().min(1), read: work })).optional(),
});

/** An extension cannot be used; the message names it and says why. */
class ExtensionError extends Error {
  override name = 'ExtensionError';
  constructor(extension: string, problem: string, cause?: unknown) {
    super(`The extension ${extension} cannot be used: ${problem}.`, { cause });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const said = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): string =>
  issues.map(({ path, message }) => [path.map(String).join('.'), message].join(' ').trim()).join('; ');

const checked = (folderName: string, exported: unknown): ProviderExtension => {
  const given = shape.safeParse(exported);
  if (!given.success) throw new ExtensionError(folderName, said(given.error.issues));
  if (given.data.name !== folderName)
    throw new ExtensionError(folderName, `it is named ${given.data.name}, unlike its folder`);
  const extension = exported as ProviderExtension;
  for (const each of extension.blocks ?? []) {
    const described = blockKind.safeParse(describedBlock(folderName, each));
    if (!described.success)
      throw new ExtensionError(folderName, `its block ${each.name} has ${said(described.error.issues)}`);
  }
  return extension;
};

const loaded = async (parent: string, folderName: string): Promise<LoadedExtension> => {
  const folder = join(parent, folderName);
  if (!existsSync(folder))
    throw new ExtensionError(folderName, `there is no folder ${folder}, and EXTENSIONS names it`);
  const file = ['extension.ts', 'extension.js']
    .map((one) => join(folder, one))
    .find((one) => existsSync(one));
  if (file === undefined) throw new ExtensionError(folderName, 'it has no file extension.ts');
  let exported: { extension?: unknown };
  try {
    exported = (await import(pathToFileURL(file).href)) as { extension?: unknown };
  } catch (error) {
    throw new ExtensionError(folderName, `its program does not load, ${messageOf(error)}`, error);
  }
  if (exported.extension === undefined)
    throw new ExtensionError(folderName, 'extension.ts exports no `extension`');
  return { extension: checked(folderName, exported.extension), folder };
};

/**
 * Loads these extensions, in the order of their names: `<extensionsDir>/<name>/extension.ts`, which exports `extension`. Others
 * in the folder are passed over.
 *
 * @throws ExtensionError naming the first that cannot be used.
 */
export const loadExtensions = async ({
  extensions,
  extensionsDir,
}: {
  /** Their names. */
  extensions: readonly string[];
  extensionsDir: string;
}): Promise<LoadedExtension[]> => {
  const found: LoadedExtension[] = [];
  for (const one of extensions.toSorted()) found.push(await loaded(extensionsDir, one));
  const codes = found.map(({ extension }) => schemaOfExtension(extension.name));
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice !== undefined) throw new Error(`Two extensions would have the same schema, ${twice}.`);
  return found;
};
