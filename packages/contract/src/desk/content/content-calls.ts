import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { RefusalCode } from '../../errors.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { givenPicture } from '../given-picture.ts';
import { picturePath } from '../../values/arrangements/picture-path.ts';
import { languages } from '../../store-views.ts';
import { limit, rowId, text } from '../list-query.ts';
import {
  contentDetail,
  contentIdentifier,
  contentVersionDetail,
  listedContent,
  revision,
  writtenRecord,
} from './content-values.ts';
import { writtenKinds } from '../../values/catalog/content-documents.ts';

const access = { for: 'staff', permission: 'content.write' } as const;
const refusals = [
  ...deskRefusals,
  'request.invalid',
  'content.not-found',
] as const satisfies readonly RefusalCode[];

/** Two long texts in letters of two bytes, and what surrounds each in a document of the editor. */
const bodyAtMost = 4_194_304;

/** What the answer says of markup that was taken out. */
const written = contentDetail.extend({
  /** Directives that the shop does not know, which were left out. */
  dropped: z.array(z.string()),
});

const listContent = defineCall({
  method: 'GET',
  path: '/api/desk/content',
  access,
  summary:
    'Content of a kind, newest first. `q` is part of a title or of the address; a page goes on with `before`',
  query: deskQuery.extend({
    kind: z
      .enum(['', ...writtenKinds])
      .transform((given) => (given === '' ? 'cms_page' : given))
      .default('cms_page'),
    state: z
      .enum(['', 'draft', 'published', 'scheduled'])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    q: text,
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(listedContent), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const readContent = defineCall({
  method: 'GET',
  path: '/api/desk/content/{kind}/{contentId}',
  access,
  summary: 'One record of content as it was written last, with its versions',
  query: deskQuery,
  result: contentDetail,
  refusals,
});

const createContent = defineCall({
  method: 'POST',
  path: '/api/desk/content/{kind}',
  access,
  summary: 'Writes a new record of content: a draft, published at once, or at an instant',
  query: deskQuery,
  body: writtenRecord.extend({ identifier: contentIdentifier }),
  bodyAtMost,
  result: written,
  refusals: [...refusals, 'desk.address-taken', 'desk.text-invalid', 'desk.arrangement-unknown'],
});

const saveContent = defineCall({
  method: 'PUT',
  path: '/api/desk/content/{kind}/{contentId}',
  access,
  summary:
    'Saves a record of content as a new version: a draft that shoppers do not see, published at once, or at an instant. `restored` names the version it brings back',
  query: deskQuery,
  body: writtenRecord.extend({ revision, restored: z.int().min(1).nullable().default(null) }),
  bodyAtMost,
  result: written,
  refusals: [...refusals, 'desk.changed-meanwhile', 'desk.text-invalid', 'desk.arrangement-unknown'],
});

const moveContent = defineCall({
  method: 'PUT',
  path: '/api/desk/content/{kind}/{contentId}/address',
  access,
  summary: 'Gives a record of content another address; the old one leads there',
  query: deskQuery,
  body: z.strictObject({ identifier: contentIdentifier, revision }),
  result: contentDetail,
  refusals: [...refusals, 'desk.changed-meanwhile', 'desk.address-taken', 'desk.address-fixed'],
});

const unpublishContent = defineCall({
  method: 'POST',
  path: '/api/desk/content/{kind}/{contentId}/unpublish',
  access,
  summary:
    'Takes a record of content from shoppers, and keeps it as a draft; what was to be published waits no more',
  query: deskQuery,
  body: z.strictObject({ revision }),
  result: contentDetail,
  refusals: [...refusals, 'desk.changed-meanwhile'],
});

const deleteContent = defineCall({
  method: 'POST',
  path: '/api/desk/content/{kind}/{contentId}/removal',
  access,
  summary: 'Deletes a draft with its versions; what shoppers read is unpublished first',
  query: deskQuery,
  body: z.strictObject({ revision }),
  result: z.literal(true),
  refusals: [...refusals, 'desk.changed-meanwhile', 'desk.address-fixed', 'desk.content-published'],
});

const readContentVersion = defineCall({
  method: 'GET',
  path: '/api/desk/content/{kind}/{contentId}/versions/{number}',
  access,
  summary: 'A version of a record of content',
  query: deskQuery,
  result: contentVersionDetail,
  refusals,
});

const readContentPreview = defineCall({
  method: 'GET',
  path: '/api/desk/content/{kind}/{contentId}/preview',
  access,
  summary:
    'Addresses at which the newest version is shown in the store, in each language, for a quarter of an hour; none for what has no page',
  query: deskQuery,
  result: z.object({
    pages: z.array(z.object({ language: z.enum(languages), url: z.string() })),
    expires_at: z.string(),
  }),
  refusals,
});

const listContentPictures = defineCall({
  method: 'GET',
  path: '/api/desk/content-pictures',
  access,
  summary:
    'Pictures of the shop’s media by words of what they show: of products, categories, slides and content. `q` is part of a name, a sku or a path',
  query: deskQuery.extend({ q: text }),
  result: z.object({ items: z.array(z.object({ path: z.string(), name: z.string() })) }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const addContentPicture = defineCall({
  method: 'POST',
  path: '/api/desk/content-pictures',
  access,
  summary:
    'Keeps a picture for content, decoded and encoded anew; it is shown once something is saved with its path. JPEG, PNG, WebP and GIF alone',
  query: deskQuery,
  result: z.object({ path: z.string() }),
  ...givenPicture,
});

/** Shares of a picture's width and height, from its top left corner. */
const focus = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable();

const readPictureFocus = defineCall({
  method: 'GET',
  path: '/api/desk/picture-focus',
  access,
  summary: 'What matters in a picture of the shop’s media; null where nobody said',
  query: deskQuery.extend({ path: z.string().min(1).max(400) }),
  result: z.object({ focus }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const setPictureFocus = defineCall({
  method: 'PUT',
  path: '/api/desk/picture-focus',
  access,
  summary:
    'Says what matters in a picture of the shop’s media, which stays visible wherever pages crop it; null forgets it',
  query: deskQuery,
  body: z.strictObject({ path: picturePath, focus }),
  result: z.object({ focus }),
  refusals: [...deskRefusals, 'request.invalid'],
});

/** The calls of the desk about pages, posts, landing pages and blocks, by name. */
export const deskContentCalls = {
  'desk/content': listContent,
  'desk/content-record': readContent,
  'desk/create-content': createContent,
  'desk/save-content': saveContent,
  'desk/move-content': moveContent,
  'desk/unpublish-content': unpublishContent,
  'desk/delete-content': deleteContent,
  'desk/content-version': readContentVersion,
  'desk/content-preview': readContentPreview,
  'desk/content-pictures': listContentPictures,
  'desk/add-content-picture': addContentPicture,
  'desk/picture-focus': readPictureFocus,
  'desk/set-picture-focus': setPictureFocus,
} as const;
