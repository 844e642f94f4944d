import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { headlessList, pagedQuery, readsContent } from './headless.ts';

/** Vendors of a page by default (spec 2 §9). */
const usualSize = 4;

const vendor = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** HTML, sanitized when it was written. */
  content: z.string(),
  /** Address of its picture on the provider's host; null without one. */
  picture: z.string().nullable(),
  /** The value of the attribute 'vendor' that its products have; 0 when it has none. */
  option_id: z.int(),
  meta_title: z.string(),
  meta_description: z.string(),
  locale: z.string(),
});

const reading = { ...readsContent, result: headlessList(vendor) };

export const listVendors = defineCall({
  ...reading,
  path: '/api/ext/cms/vendors/{locale}',
  summary: 'Vendors in a locale such as ar or ar-IQ, in their order (wire §11)',
  query: pagedQuery(usualSize),
});

export const readVendor = defineCall({
  ...reading,
  path: '/api/ext/cms/vendors/{locale}/{slug}',
  summary: 'One vendor, as a list of one (wire §11)',
  query: z.object({}),
});
