import type { DemoPost } from './demo-post.ts';
import { familyPosts } from './family-posts.ts';
import { homePosts } from './home-posts.ts';
import { kitchenPosts } from './kitchen-posts.ts';

/** The demo's blog. */
export const demoPosts: readonly DemoPost[] = [...kitchenPosts, ...homePosts, ...familyPosts];
