import type { shell as english } from '../en/shell.ts';
import { pluralArabic } from '../plural.ts';

export const shell: typeof english = {
  unnamedShop: 'متجرنا',
  shopHome: (shop) => `${shop}، الرئيسية`,
  defaultTitle: (shop) => `${shop} · تسوّق لكل العراق`,
  defaultDescription: (shop) =>
    `اطلب من ${shop} وادفع نقداً عند باب بيتك. التوصيل خلال 24 ساعة إلى كل محافظات العراق.`,
  pageTitle: (title, shop) => `${title} · ${shop}`,
  skipToContent: 'انتقل إلى المحتوى',
  home: 'الرئيسية',
  categories: 'الأقسام',
  allCategories: 'كل الأقسام',
  search: 'البحث',
  account: 'حسابي',
  settings: 'الإعدادات والمساعدة',
  callUs: 'اتصل بنا',
  close: 'إغلاق',
  cart: 'السلة',
  cartHolds: (count) =>
    pluralArabic(count, {
      zero: 'السلة فارغة',
      one: 'السلة، قطعة واحدة',
      two: 'السلة، قطعتان',
      few: `السلة، ${count} قطع`,
      many: `السلة، ${count} قطعة`,
      other: `السلة، ${count} قطعة`,
    }),
  mainMenu: 'القائمة الرئيسية',
  ok: 'حسناً',
  notifications: 'التنبيهات',
  breadcrumbs: 'أنت هنا',
  blog: 'المدوّنة',
  goHome: 'إلى الصفحة الرئيسية',
  noProductsOffline: 'لا توجد منتجات محفوظة من هذا القسم على جهازك. عُد إليه حين تتصل بالإنترنت.',
};
