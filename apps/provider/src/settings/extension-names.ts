import { z } from 'zod';

/** Names of extensions, as their folders have them, with commas between them. */
export const extensionNames = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .refine(
    (names) =>
      names.every((name) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) &&
      new Set(names).size === names.length,
    'must be names of extensions such as countdown, with commas between them, each once',
  );
