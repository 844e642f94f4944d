import type { CallDefinition } from '@dijla/contract/schemas';
import type { z } from 'zod';
import { parseBounded } from './parse-bounded.ts';
import { type Refusal, refusal } from './refusal.ts';
import { validatorErrorsOf } from './validator-errors.ts';
import type { Language } from '@dijla/contract/store-views';

const hasElement = (body: unknown, element: string) =>
  typeof body === 'object' &&
  body !== null &&
  element in body &&
  Boolean((body as Record<string, unknown>)[element]);

const problemOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'unknown';
};

/**
 * Builds one call's refusal of a body that fails its schema. `because` is the default refusal, whose text
 * names the first validation error.
 */
export type InvalidBody = (error: z.ZodError, said: { because: Refusal; language: Language }) => Refusal;

type Wording = { invalidBody: InvalidBody | undefined; language: Language };

export type ParsedInput = { query: unknown; body: unknown };

/**
 * Returns query and body parsed with the contract's schemas, or the refusal the wire requires. U+0000 is
 * refused in the query as in bodies, because no text column can hold it.
 */
export const parseInput = (
  call: CallDefinition,
  raw: { query: Readonly<Record<string, string>>; body: unknown },
  { invalidBody, language }: Wording,
): ParsedInput | Refusal => {
  if (Object.values(raw.query).some((text) => text.includes('\u0000')))
    return refusal('request.invalid', { problem: 'the character U+0000 is not allowed' });
  const query = call.query.safeParse(raw.query);
  if (!query.success) return refusal('request.invalid', { problem: problemOf(query.error) });
  if (!call.body) return { query: query.data, body: undefined };

  const { requiredElement: required } = call;
  if (
    required &&
    !(raw.body === undefined && call.body.safeParse(undefined).success) &&
    !hasElement(raw.body, required.name)
  )
    return refusal(required.refusal);
  const body = parseBounded(call.body, raw.body);
  if (body.success) return { query: query.data, body: body.data };
  const because: Refusal = {
    ...refusal('request.invalid', { problem: problemOf(body.error) }),
    // Forms of the desk show each fault at its field.
    ...(call.access.for === 'staff' && { meta: { errors: validatorErrorsOf(body.error) } }),
  };
  return invalidBody ? invalidBody(body.error, { because, language }) : because;
};
