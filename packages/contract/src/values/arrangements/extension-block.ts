import { z } from 'zod';
import { picturePath } from './picture-path.ts';
import { maybeWords, words } from './written-words.ts';

/** Names a block among those of its page; links may lead to it (`#new`). */
export const blockId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'should be a short name in Latin letters');

const part = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
/** A kind of block that an extension has: `<extension>/<block>`. */
const kind = z
  .string()
  .max(81)
  .regex(new RegExp(`^${part}/${part}$`), 'should be an extension and its block, as clock/opening-hours');

const fieldName = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'should be the name of a field');

/** The longest text that a field takes in one language. */
const longestWords = 5000;
/** How many products a field takes. */
const mostBlockProducts = 12;

/** Texts before numbers and lists, as the fields of a block's kind want them: the provider compares. */
const value = z.union([
  z.string().max(400),
  z.number().min(-1e9).max(1e9),
  z.array(z.string().min(1).max(255)).max(mostBlockProducts),
  z.strictObject({ picture: picturePath, alt: maybeWords(300) }),
  maybeWords(longestWords),
]);

/** A block that an extension shows, with what was written into its fields. */
export const extensionBlock = z.strictObject({
  type: z.literal('extension'),
  id: blockId,
  kind,
  values: z
    .record(fieldName, value)
    .refine((values) => Object.keys(values).length <= 24, 'should have 24 fields at most'),
});

/** Blocks of extensions on a page that has nothing but such. */
export const extensionBlocks = z
  .array(extensionBlock)
  .max(4)
  .refine(
    (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
    'should have names that differ',
  );

export type ExtensionBlock = z.infer<typeof extensionBlock>;
export type BlockValue = ExtensionBlock['values'][string];

const described = {
  name: fieldName,
  label: words(80),
  hint: maybeWords(300),
  /** Whether the block needs it; of a text, in one language at least. */
  is_required: z.boolean(),
};

/** A field of an extension's block, as a form shows it. */
const blockField = z.discriminatedUnion('type', [
  z.strictObject({
    ...described,
    type: z.literal('words'),
    /** How many characters it takes in each language. */
    most: z.int().min(1).max(longestWords),
    /** Whether it is written in several lines. */
    is_long: z.boolean(),
  }),
  z.strictObject({
    ...described,
    type: z.literal('number'),
    least: z.int().min(-1e9).max(1e9),
    most: z.int().min(-1e9).max(1e9),
  }),
  z.strictObject({
    ...described,
    type: z.literal('choice'),
    choices: z
      .array(z.strictObject({ value: z.string().min(1).max(60), label: words(80) }))
      .min(1)
      .max(20),
  }),
  z.strictObject({ ...described, type: z.literal('products') }),
  z.strictObject({ ...described, type: z.literal('picture') }),
  z.strictObject({ ...described, type: z.literal('link') }),
  z.strictObject({ ...described, type: z.literal('day') }),
]);
export type BlockField = z.infer<typeof blockField>;

/** A kind of block that an extension has, as the desk offers it. */
export const blockKind = z.strictObject({
  kind,
  title: words(60),
  fields: z
    .array(blockField)
    .max(24)
    .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'should differ'),
});
export type BlockKind = z.infer<typeof blockKind>;
