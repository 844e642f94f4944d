import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { RefusalCode } from '../../errors.ts';
import { languages } from '../../store-views.ts';
import { arrangement, arrangementNames } from '../../values/arrangements/arrangement.ts';
import { blockKind } from '../../values/arrangements/extension-block.ts';
import { publishMoment, revision, versionOfContent } from '../content/content-values.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { listDeadLinks } from './dead-links.ts';

const access = { for: 'staff', permission: 'content.write' } as const;
const refusals = [
  ...deskRefusals,
  'request.invalid',
  'content.not-found',
] as const satisfies readonly RefusalCode[];

const arrangementDetail = z.object({
  name: z.enum(arrangementNames),
  revision: z.string(),
  /** Whether somebody arranged it; else the shop does. */
  is_arranged: z.boolean(),
  has_draft: z.boolean(),
  publish_at: z.string().nullable(),
  /** As it was arranged last. */
  latest: arrangement,
  /** Newest first. */
  versions: z.array(versionOfContent),
  /** Categories that rows and menus may name; those of the top level first. */
  categories: z.array(z.object({ id: z.int(), name: z.string(), path: z.string(), is_top: z.boolean() })),
  /** Names of the shop's carousels. */
  carousels: z.array(z.object({ identifier: z.string(), title: z.string() })),
});

const readArrangement = defineCall({
  method: 'GET',
  path: '/api/desk/arrangements/{name}',
  access,
  summary: 'The home page, the main menu or the links of the footer as arranged last, with versions',
  query: deskQuery,
  result: arrangementDetail,
  refusals,
});

const saveArrangement = defineCall({
  method: 'PUT',
  path: '/api/desk/arrangements/{name}',
  access,
  summary:
    'Saves the home page, the main menu or the links of the footer as a new version: a draft that shoppers do not see, published at once, or at an instant. `restored` names the version it brings back',
  query: deskQuery,
  body: z.strictObject({
    arrangement,
    publish: publishMoment,
    revision,
    restored: z.int().min(1).nullable().default(null),
  }),
  bodyAtMost: 262_144,
  result: arrangementDetail,
  refusals: [...refusals, 'desk.changed-meanwhile', 'desk.arrangement-unknown'],
});

const readArrangementVersion = defineCall({
  method: 'GET',
  path: '/api/desk/arrangements/{name}/versions/{number}',
  access,
  summary: 'A version of what is arranged',
  query: deskQuery,
  result: versionOfContent.extend({ arrangement }),
  refusals,
});

const readArrangementPreview = defineCall({
  method: 'GET',
  path: '/api/desk/arrangements/{name}/preview',
  access,
  summary:
    'Addresses at which the newest version is shown in the store, in each language, for a quarter of an hour',
  query: deskQuery,
  result: z.object({
    pages: z.array(z.object({ language: z.enum(languages), url: z.string() })),
    expires_at: z.string(),
  }),
  refusals,
});

const listBlockKinds = defineCall({
  method: 'GET',
  path: '/api/desk/block-kinds',
  access,
  summary: 'Kinds of blocks that extensions have for the home page and landing pages, with their fields',
  query: deskQuery,
  result: z.object({ items: z.array(blockKind) }),
  refusals: deskRefusals,
});

/** The calls of the desk about the home page, the main menu and the footer, by name. */
export const deskArrangementCalls = {
  'desk/arrangement': readArrangement,
  'desk/save-arrangement': saveArrangement,
  'desk/arrangement-version': readArrangementVersion,
  'desk/arrangement-preview': readArrangementPreview,
  'desk/block-kinds': listBlockKinds,
  'desk/dead-links': listDeadLinks,
} as const;
