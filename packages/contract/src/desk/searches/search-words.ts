import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { text } from '../list-query.ts';

const wellFormed = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((given) => given.isWellFormed(), 'should be well-formed text');

/** A word or several, with a letter or a digit. */
const word = wellFormed.regex(/[\p{L}\p{N}]/u);

/**
 * Words that mean the same, the names of a brand, or words that need not occur; by the code of their language. Its code
 * names it and never changes.
 */
export const searchWordGroup = z.object({
  code: wellFormed,
  kind: z.enum(['synonym', 'brand', 'stop']),
  words: z.record(z.string().regex(/^[a-z]{2,3}$/), z.array(word).max(200)),
});

export const listSearchWords = defineCall({
  method: 'GET',
  path: '/api/desk/search-words',
  access: { for: 'staff', permission: 'searches.read' },
  summary:
    'The words with which searches are read, a group each: those added last first, or those with a word that has `q` in it. At most 200',
  query: deskQuery.extend({ q: text }),
  result: z.object({ items: z.array(searchWordGroup), total: z.int() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

export const saveSearchWords = defineCall({
  method: 'PUT',
  path: '/api/desk/search-words',
  access: { for: 'staff', permission: 'searches.manage' },
  summary: 'Adds or replaces a group of words; one without words is taken away',
  query: deskQuery,
  body: searchWordGroup,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid'],
});
