import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/** Most orders whose papers are printed at once: their PDF takes a second or two. */
export const papersAtMost = 100;

/** Orders by their ids, in the order of printing. More than `papersAtMost` have a refusal of their own. */
const orders = z
  .array(z.int().min(1).max(999_999_999))
  .min(1)
  .max(1000)
  .refine((ids) => new Set(ids).size === ids.length, 'should name each order once');

const common = {
  method: 'POST',
  query: deskQuery,
  body: z.object({ orders }),
  file: 'application/pdf',
  result: z.instanceof(Blob),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'request.busy',
    'order.not-found',
    'paper.too-many-orders',
    'paper.nothing-to-print',
  ],
} as const;

export const printLabels = defineCall({
  ...common,
  path: '/api/desk/papers/labels',
  access: { for: 'staff', permission: 'papers.labels' },
  summary:
    'Labels of 100 × 150 mm for the packages of up to 100 orders, one a page: bars of Code 128 with the number of the package, where it goes, whom to call, the cash to take',
});

export const printPickList = defineCall({
  ...common,
  path: '/api/desk/papers/pick-list',
  access: { for: 'staff', permission: 'papers.pick-list' },
  summary:
    'What is to be taken from the shelves for up to 100 orders, summed over them, by category: pieces, and which order each belongs to',
});

export const printManifest = defineCall({
  ...common,
  path: '/api/desk/papers/manifest',
  access: { for: 'staff', permission: 'papers.manifest' },
  summary:
    'What each courier is given of up to 100 orders, a sheet a courier: packages, whom to call, where, the cash to take, and lines to sign',
});
