/** Pages for an occasion that go on over several pages. */
export const landing = {
  pages: 'More pages',
  previous: 'Previous page',
  next: 'Read on',
};
