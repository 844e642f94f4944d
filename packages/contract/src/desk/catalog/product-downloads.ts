import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { languages } from '../../store-views.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { currencyCode } from '../../values/money.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { isWritten, line, productVersion } from './edited-product.ts';

const readsProducts = { for: 'staff', permission: 'products.read' } as const;
const editsProducts = { for: 'staff', permission: 'products.edit' } as const;

const linksAtMost = 50;
const titles = z.record(z.enum(languages), line(255));
const downloadsAtMost = z.int().min(1).max(10_000).nullable();
const days = z.int().min(1).max(3650).nullable();

/** What a new link offers; null is without an end. */
const rule = z.object({ max_downloads: downloadsAtMost, days });

const link = z.object({
  /** Stays when it is changed; null: a new one. */
  code: z.string().min(1).max(255).nullable(),
  titles: titles.refine(isWritten, 'should have a title in a language'),
  /** Path of a file that was given, or an https address. */
  file: z.string().trim().min(1).max(2000),
  /** What everybody may look at, named as `file`; null: nothing. Absent: it stays. */
  sample: z.string().trim().min(1).max(2000).nullable().optional(),
  /** How often each piece lets it be downloaded; null: however often. */
  max_downloads: downloadsAtMost,
  /** Days after the payment within which it can be downloaded; null: without an end. */
  days,
  /** What it costs, where each is sold separately. */
  amounts: z.array(z.object({ currency: currencyCode, amount: z.int().min(0).max(10_000_000_000) })).max(2),
});

const savedDownloads = z.object({
  /** Whether a shopper chooses and pays each file by itself. */
  is_separate: z.boolean(),
  titles,
  /** Words of the links to samples; absent: they stay. */
  sample_titles: titles.optional(),
  links: z
    .array(link)
    .max(linksAtMost)
    .refine((all) => {
      const files = new Set(all.map(({ file }) => file));
      return all.every(({ sample }) => !sample || !files.has(sample));
    }, 'has a file for sale as a sample')
    .refine((all) => {
      const codes = all.flatMap(({ code }) => (code === null ? [] : [code]));
      return new Set(codes).size === codes.length;
    }, 'has a link twice'),
});

const productDownloads = z.object({
  version: productVersion,
  is_separate: z.boolean(),
  titles: z.record(z.enum(languages), z.string()),
  sample_titles: z.record(z.enum(languages), z.string()),
  links: z.array(
    z.object({
      code: z.string(),
      titles: z.record(z.enum(languages), z.string()),
      file: z.string(),
      /** Name of the file; null of an address, and where there is none. */
      file_name: z.string().nullable(),
      /** Null of an address, and where there is none. */
      bytes: z.int().nullable(),
      /** What everybody may look at; null: nothing. */
      sample: z.string().nullable(),
      sample_name: z.string().nullable(),
      sample_bytes: z.int().nullable(),
      max_downloads: z.int().nullable(),
      days: z.int().nullable(),
      amounts: z.array(z.object({ currency: currencyCode, amount: z.int() })),
    }),
  ),
  rule,
  units: z.array(unit),
  /** Largest file that is taken, and the size of its parts. */
  bytes_at_most: z.int(),
  part_bytes: z.int(),
});

const readProductDownloads = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/products/{productId}/downloads',
  access: readsProducts,
  summary:
    'The files of a downloadable product, what each lets its buyer do, and the version they are saved with',
  query: deskQuery,
  result: productDownloads,
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found', 'desk.not-downloadable'],
});

const saveProductDownloads = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/products/{productId}/downloads',
  access: editsProducts,
  summary:
    'Saves the files of a downloadable product, in their order; refused where they are no longer of `version`. Whoever bought a link that stays gets its new file',
  query: deskQuery,
  body: z.object({ version: productVersion, downloads: savedDownloads }),
  result: productDownloads,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.product-not-found',
    'desk.not-downloadable',
    'desk.changed-meanwhile',
    'desk.file-unknown',
  ],
});

const setDownloadRule = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/download-rule',
  access: editsProducts,
  summary:
    'Sets how often and how long a new link lets its file be downloaded; links that are there stay as they are',
  query: deskQuery,
  body: rule,
  result: rule,
  refusals: [...deskRefusals, 'request.invalid'],
});

const upload = z.uuid();
/** A part of a file, of 1 MiB, so that it comes over a slow line before a server gives up; and in base64 within its object. */
const filePartBytes = 1_048_576;
const partBodyAtMost = 1_500_000;
const partsAtMost = 10_000;

const addFilePart = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/file-parts',
  access: editsProducts,
  summary: `Takes one part of a file of a downloadable product, ${filePartBytes} bytes each but the last; parts come in their order, and the same again does no harm. \`upload\` is made by whoever gives the file`,
  query: deskQuery,
  body: z.object({ upload, part: z.int().min(1).max(partsAtMost), data: z.base64().min(4) }),
  bodyAtMost: partBodyAtMost,
  isPartOfAct: true,
  result: z.object({ parts: z.int() }),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.file-part-unexpected',
    'desk.file-too-large',
    'desk.file-not-saved',
  ],
});

const finishFile = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/files',
  access: editsProducts,
  summary:
    'Puts the parts of a file together and keeps it where nobody but its buyers reaches it; it belongs to a product once that is saved with its path',
  query: deskQuery,
  body: z.object({
    upload,
    parts: z.int().min(1).max(partsAtMost),
    name: line(200).refine(
      (name) => name !== '' && !/[/\\\p{Cc}]/u.test(name),
      'should be the name of a file',
    ),
  }),
  result: z.object({ file: z.string(), file_name: z.string(), bytes: z.int() }),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.file-part-unexpected',
    'desk.file-too-large',
    'desk.file-not-saved',
  ],
});

/** Calls by which staff say what a downloadable product holds. */
export const productDownloadCalls = {
  'desk/product-downloads': readProductDownloads,
  'desk/save-product-downloads': saveProductDownloads,
  'desk/set-download-rule': setDownloadRule,
  'desk/add-file-part': addFilePart,
  'desk/finish-file': finishFile,
} as const;
