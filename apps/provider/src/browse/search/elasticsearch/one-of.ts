import { z } from 'zod';

/** Attribute names are shorter; the limit also bounds what a refusal repeats. */
export const fieldName = z.string().min(1).max(128);

/** Schema of a clause named by its only member, `{"terms": …}`, which parses to that member's value. */
export const oneOf = <Forms extends Record<string, z.ZodType>>(forms: Forms) =>
  z
    .strictObject(Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, form.optional()])))
    .transform((clause, context): z.output<Forms[keyof Forms]> => {
      const [given, ...others] = Object.values(clause).filter((form) => form !== undefined);
      if (given !== undefined && others.length === 0) return given as z.output<Forms[keyof Forms]>;
      context.addIssue({ code: 'custom', message: 'names not one clause' });
      return z.NEVER;
    });

/**
 * Schema of an object whose members the client names. Rejects `__proto__`, which would otherwise be ignored
 * silently.
 */
export const byName = <Value extends z.ZodType>(name: z.ZodString, value: Value) =>
  z
    .unknown()
    .superRefine((given, context) => {
      if (typeof given === 'object' && given !== null && Object.hasOwn(given, '__proto__'))
        context.addIssue({ code: 'custom', message: 'is no name', path: ['__proto__'] });
    })
    .pipe(z.record(name, value));

/** Schema of an object with exactly one field, `{"sku": …}`. */
export const ofOneField = <Value extends z.ZodType>(value: Value) =>
  byName(fieldName, value).transform((fields, context): { attribute: string; given: z.output<Value> } => {
    const [[attribute, given] = [], ...others] = Object.entries(fields);
    if (attribute !== undefined && others.length === 0) return { attribute, given: given as z.output<Value> };
    context.addIssue({ code: 'custom', message: 'names not one field' });
    return z.NEVER;
  });

/** Schema of one clause or a list of clauses. */
export const oneOrMany = <Clause extends z.ZodType>(clause: Clause, most: number) =>
  z.preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(clause).max(most));
