import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { languages } from '../../store-views.ts';
import { arrangementNames } from '../../values/arrangements/arrangement.ts';
import { writtenKinds } from '../../values/catalog/content-documents.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const deadLink = z.object({
  kind: z.enum([...arrangementNames, ...writtenKinds]),
  /** Id of the record of content; null for what is arranged. */
  id: z.int().nullable(),
  title: z.string(),
  /** The store in which it leads nowhere. */
  language: z.enum(languages),
  /** Path below the store's prefix. */
  link: z.string(),
  /** Whether something was there and was removed. */
  is_gone: z.boolean(),
});

export const listDeadLinks = defineCall({
  method: 'GET',
  path: '/api/desk/dead-links',
  access: { for: 'staff', permission: 'content.write' },
  summary:
    'Links within the store that lead nowhere: of the home page, the menu, the footer and content as it was written last. Asks no other server',
  query: deskQuery,
  result: z.object({ items: z.array(deadLink), checked: z.int() }),
  refusals: deskRefusals,
});
