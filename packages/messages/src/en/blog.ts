import { grouped, pluralEnglish } from '../plural.ts';

/** The shop's blog: its list, and what stands around a post. */
export const blog = {
  heading: 'Good to know',
  intro: 'Short, useful reading about what we sell: how to choose it, use it and make it last.',
  postCount: (count: number) => pluralEnglish(count, { one: '1 post', other: `${grouped(count)} posts` }),
  pages: 'More posts',
  newer: 'Newer posts',
  older: 'Older posts',
  none: 'Nothing here yet',
  noneText: 'Our first posts are on their way.',
};
