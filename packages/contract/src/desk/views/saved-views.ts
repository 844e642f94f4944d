import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/** Most views of one member: they stand beside each other above a list. */
export const viewsAtMost = 50;

/** Parameters of an address that are no view of a list: what was typed may name a person. */
const unsaved = ['q', 'open', 'before'];

/** The query of a list's address, without what is not saved. */
const search = z
  .string()
  .max(1000)
  .transform((given) => {
    const parameters = new URLSearchParams(given);
    for (const name of unsaved) parameters.delete(name);
    return parameters.toString();
  })
  .refine((given) => given !== '', 'should narrow or sort the list');

const savedView = z.object({
  id: z.int(),
  list: z.string(),
  name: z.string(),
  search: z.string(),
  /** What the list opens with for this member. */
  is_default: z.boolean(),
  /** Whether all members have it. */
  is_shared: z.boolean(),
  is_own: z.boolean(),
});

const ofView = {
  path: '/api/desk/views/{viewId}',
  query: deskQuery,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.view-not-found'],
} as const;
const enter = { for: 'staff', permission: 'desk.enter' } as const;

export const listViews = defineCall({
  method: 'GET',
  path: '/api/desk/views',
  access: enter,
  summary: 'Views of lists that the calling member saved, and those that are shared with all, by name',
  query: deskQuery,
  result: z.object({ items: z.array(savedView) }),
  refusals: deskRefusals,
});

export const saveView = defineCall({
  method: 'POST',
  path: '/api/desk/views',
  access: enter,
  summary: 'Saves what a list shows under a name; one of the same name is replaced',
  query: deskQuery,
  body: z.object({
    list: z.string().regex(/^[a-z-]{1,30}$/),
    name: lineOf(60).refine((given) => given.trim() !== '', 'should not be empty'),
    search,
    is_default: z.boolean().default(false),
  }),
  result: savedView,
  refusals: [...deskRefusals, 'request.invalid', 'desk.too-many-views'],
});

export const deleteView = defineCall({
  ...ofView,
  method: 'DELETE',
  access: enter,
  summary: 'Deletes one’s own view',
});

export const setDefaultView = defineCall({
  ...ofView,
  method: 'PUT',
  path: '/api/desk/views/{viewId}/default',
  access: enter,
  summary: 'Says whether the list opens with one’s own view',
  body: z.object({ is_default: z.boolean() }),
});

export const shareView = defineCall({
  ...ofView,
  method: 'PUT',
  path: '/api/desk/views/{viewId}/shared',
  access: { for: 'staff', permission: 'views.share' },
  summary: 'Says whether all members have one’s own view',
  body: z.object({ is_shared: z.boolean() }),
});
