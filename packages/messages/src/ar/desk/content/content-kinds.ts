import type { contentKinds as english } from '../../../en/desk/content/content-kinds.ts';

export const contentKinds: typeof english = {
  one: {
    cms_page: 'صفحة',
    blog_post: 'مقالة',
    landing_page: 'صفحة مناسبة',
    branch: 'فرع',
    cms_block: 'مقطع',
  },
  many: {
    cms_page: 'الصفحات',
    blog_post: 'المقالات',
    landing_page: 'صفحات المناسبات',
    branch: 'الفروع',
    cms_block: 'المقاطع',
  },
  add: {
    cms_page: 'صفحة جديدة',
    blog_post: 'مقالة جديدة',
    landing_page: 'صفحة مناسبة جديدة',
    branch: 'فرع جديد',
    cms_block: 'مقطع جديد',
  },
};
