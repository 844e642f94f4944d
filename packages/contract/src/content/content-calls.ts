import { readBlock } from './read-block.ts';
import { previewContent } from './preview-content.ts';
import { listBlogPosts, readBlogPost } from './read-blog.ts';
import { readLandingPage } from './read-landing-page.ts';
import { listVendors, readVendor } from './read-vendors.ts';

/** The calls that answer pages, posts, blocks and vendors, by name. */
export const contentCalls = {
  'content/preview': previewContent,
  'content/blog-posts': listBlogPosts,
  'content/blog-post': readBlogPost,
  'content/vendors': listVendors,
  'content/vendor': readVendor,
  'content/block': readBlock,
  'content/landing-page': readLandingPage,
};
