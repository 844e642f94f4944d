import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { headlessList, readsContent } from './headless.ts';

const landingPage = z.object({
  slug: z.string(),
  page_number: z.int(),
  title: z.string(),
  /** HTML, sanitized when it was written. */
  content: z.string(),
  /** Address of its picture on the provider's host; null without one. */
  picture: z.string().nullable(),
  /** Name of the carousel below its text; null without one. */
  carousel: z.string().nullable(),
  meta_title: z.string(),
  meta_description: z.string(),
  locale: z.string(),
});

export const readLandingPage = defineCall({
  ...readsContent,
  path: '/api/ext/cms/{storeCode}/{slug}/{pageNumber}',
  summary: 'One page of a landing page in a store view, as a list of one of all its pages (wire §11)',
  query: z.object({}),
  result: headlessList(landingPage),
});
