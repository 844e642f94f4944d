import { z } from 'zod';

/** Characters of JSON that an address carries without trouble. */
const jsonAtMost = 5000;

const readJson = (given: string, context: z.RefinementCtx<string>): unknown => {
  try {
    return JSON.parse(given);
  } catch {
    context.addIssue('should be JSON');
    return z.NEVER;
  }
};
/** A value as JSON in the address: the call reads, and has no body. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().max(jsonAtMost).transform(readJson).pipe(schema);
