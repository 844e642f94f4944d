import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { headlessList, pagedQuery, readsContent } from './headless.ts';

/** Posts of a page by default (spec 2 §9). */
const usualSize = 10;

const post = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** HTML, sanitized when it was written. */
  content: z.string(),
  published_on: z.iso.date(),
  /** Address of its picture on the provider's host; null without one. */
  picture: z.string().nullable(),
  meta_title: z.string(),
  meta_description: z.string(),
  locale: z.string(),
});

const reading = { ...readsContent, result: headlessList(post) };

export const listBlogPosts = defineCall({
  ...reading,
  path: '/api/ext/cms/blog-posts/{locale}',
  summary: 'Posts of the blog in a locale such as ar or ar-IQ, the newest first (wire §11)',
  query: pagedQuery(usualSize),
});

export const readBlogPost = defineCall({
  ...reading,
  path: '/api/ext/cms/blog-posts/{locale}/{slug}',
  summary: 'One post of the blog, as a list of one (wire §11)',
  query: z.object({}),
});
