import { z } from 'zod';
import { isLocation, isTelephone } from '../../branch-fields.ts';
import { languages } from '../../store-views.ts';
import { extensionBlocks } from '../../values/arrangements/extension-block.ts';
import { writtenKinds } from '../../values/catalog/content-documents.ts';
import { writtenText } from '../../values/written-text.ts';

/** Maximum number of characters of one text in HTML. */
const longestHtml = 500_000;

/** The end of an address: Latin letters, digits, dashes and underscores. */
export const contentIdentifier = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,99}$/, 'should be Latin letters, digits and dashes');

const contentState = z.enum(['draft', 'published']);

const language = z.enum(languages);
const line = (most: number) => writtenText(most).default('');

/** A document of the editor (`@dijla/rich-text`); what it holds is read by the provider, node by node. */
const editorDocument = z.looseObject({ type: z.literal('doc') });

/** A text as it is written: in the editor, or as HTML. */
const writtenContent = z.union([
  z.strictObject({ document: editorDocument }),
  z.strictObject({ html: z.string().max(longestHtml) }),
]);

/** Texts of a record in one language; a kind that has no such text ignores it. */
const writtenTexts = z.strictObject({
  language,
  title: writtenText(200).refine((title) => title !== '', 'should not be empty'),
  content_heading: line(200),
  summary: line(1000),
  meta_title: line(200),
  meta_description: line(500),
  content: writtenContent,
});

/** A database can hold no instant of the year 0. */
const firstInstant = Date.UTC(2000, 0);

const place = z.int().min(0).max(1_000_000);
const path = z
  .string()
  .max(400)
  .regex(/^[^\p{Cc}"'<>\\]*$/u, 'should be the path of a picture');

/** What a record has besides its texts; a kind that has no such member ignores it. */
const ownFields = {
  /** 0 keeps it out of lists and of search engines. */
  position: place,
  /** Day of Baghdad. */
  published_on: z.union([z.literal(''), z.iso.date()]),
  /** Path in the shop's media; empty without one. */
  picture: path,
  /** Identifier of the carousel below its text; empty without one. */
  carousel: z.union([z.literal(''), z.string().regex(/^[\w-]{1,100}$/)]),
  telephone: writtenText(31).refine(isTelephone, 'should be a telephone number in digits'),
  /** `latitude,longitude` in degrees; empty where it is not known. */
  location: writtenText(60).refine(
    isLocation,
    'should be latitude and longitude within the world, such as 33.3009,44.4256',
  ),
  /** Blocks of extensions below its text. */
  blocks: extensionBlocks,
};

/** Shoppers read it at once, at an instant, or not yet. */
export const publishMoment = z.union([
  z.literal('now'),
  z.literal('draft'),
  z.iso
    .datetime({ offset: true })
    .refine((at) => Date.parse(at) >= firstInstant, 'should be after the year 2000'),
]);

export const writtenRecord = z.strictObject({
  position: ownFields.position.default(1),
  published_on: ownFields.published_on.default(''),
  picture: ownFields.picture.default(''),
  carousel: ownFields.carousel.default(''),
  telephone: ownFields.telephone.default(''),
  location: ownFields.location.default(''),
  blocks: ownFields.blocks.default([]),
  texts: z
    .array(writtenTexts)
    .min(1)
    .max(languages.length)
    .refine(
      (texts) => new Set(texts.map(({ language: each }) => each)).size === texts.length,
      'should have each language once',
    ),
  publish: publishMoment,
});

/** Says how the record was when it was opened; another one means that a colleague was quicker. */
export const revision = z.string().regex(/^\d{1,9}-\d{1,15}$/);

const savedTexts = z.object({
  language,
  title: z.string(),
  content_heading: z.string(),
  summary: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  /** HTML as it was cleaned. */
  html: z.string(),
  /** As it was written in the editor; null where it was not. */
  document: editorDocument.nullable(),
});

export const versionOfContent = z.object({
  number: z.int(),
  saved_at: z.string(),
  /** Null: an import brought it. */
  saved_by: z.string().nullable(),
  restored: z.int().nullable(),
  publish_at: z.string().nullable(),
  published_at: z.string().nullable(),
});

export const contentVersionDetail = versionOfContent.extend({
  position: z.int(),
  published_on: z.string(),
  picture: z.string(),
  carousel: z.string(),
  telephone: z.string(),
  location: z.string(),
  blocks: extensionBlocks,
  texts: z.array(savedTexts),
});

export const listedContent = z.object({
  id: z.int(),
  kind: z.enum(writtenKinds),
  identifier: z.string(),
  /** Path below the store's prefix; null for what has no page. */
  path: z.string().nullable(),
  title: z.string(),
  languages: z.array(language),
  state: contentState,
  /** Whether there is something newer than what shoppers read. */
  has_draft: z.boolean(),
  /** When the newest version is to be published. */
  publish_at: z.string().nullable(),
  changed_at: z.string(),
  /** Null: an import. */
  changed_by: z.string().nullable(),
});

export const contentDetail = listedContent.extend({
  revision: z.string(),
  /** Whether its address may be changed and it may be deleted; others are known by their names. */
  is_fixed: z.boolean(),
  /** As it was written last. */
  latest: contentVersionDetail.omit({
    number: true,
    saved_at: true,
    saved_by: true,
    restored: true,
    published_at: true,
    publish_at: true,
  }),
  /** Newest first. */
  versions: z.array(versionOfContent),
});
