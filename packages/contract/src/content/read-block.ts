import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { headlessList, readsContent } from './headless.ts';

const block = z.object({
  slug: z.string(),
  title: z.string(),
  /** HTML, sanitized when it was written. */
  content: z.string(),
  locale: z.string(),
});

export const readBlock = defineCall({
  ...readsContent,
  path: '/api/ext/cms/blocks/{locale}/{slug}',
  summary: 'One block of content, as a list of one (wire §11)',
  query: z.object({}),
  result: headlessList(block),
});
