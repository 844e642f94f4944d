/** What the desk calls the kinds of content: one record of each, all of them, and what adds one. */
export const contentKinds = {
  one: {
    cms_page: 'Page',
    blog_post: 'Post',
    landing_page: 'Landing page',
    branch: 'Branch',
    cms_block: 'Block',
  },
  many: {
    cms_page: 'Pages',
    blog_post: 'Posts',
    landing_page: 'Landing pages',
    branch: 'Branches',
    cms_block: 'Blocks',
  },
  add: {
    cms_page: 'New page',
    blog_post: 'New post',
    landing_page: 'New landing page',
    branch: 'New branch',
    cms_block: 'New block',
  },
};
