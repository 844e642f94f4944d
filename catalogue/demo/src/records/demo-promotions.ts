import type { PromotionInput } from '@dijla/provider/modules/promotions/promotions';

const percent = (whole: number) => ({ type: 'percent' as const, percent: whole * 10_000 });
const always: PromotionInput['rule']['when'] = { match: 'all', of: [] };
const below = (path: string) => ({ subject: 'category' as const, operator: 'in' as const, values: [path] });

const plain = {
  is_active: true,
  from: null,
  until: null,
  priority: 10,
  stops_further: false,
  uses_per_customer: null,
} as const;

/**
 * Promotions of every type: with and without a coupon, with limits and windows, for a customer group, for a
 * department. Those that apply automatically exclude the products with fixed skus.
 */
export const demoPromotions: readonly PromotionInput[] = [
  {
    ...plain,
    code: 'welcome',
    texts: {
      en: { name: 'Welcome', description: '10% off your order.' },
      ar: { name: 'أهلاً بك', description: 'خصم 10 بالمئة على طلبك.' },
    },
    rule: { when: always, actions: [percent(10)] },
    coupons: [{ code: 'WELCOME10', uses_limit: null }],
  },
  {
    ...plain,
    code: 'free-delivery',
    uses_per_customer: 1,
    texts: {
      en: { name: 'Free delivery', description: 'We’ll deliver for free, once.' },
      ar: { name: 'توصيل مجاني', description: 'نوصله مجاناً لمرة واحدة.' },
    },
    rule: { when: always, actions: [{ type: 'free_shipping' }] },
    coupons: [{ code: 'DELIVERED', uses_limit: 1_000 }],
  },
  {
    ...plain,
    code: 'toys-weeks',
    from: '2026-11-01T21:00:00.000Z',
    until: '2027-01-31T21:00:00.000Z',
    texts: {
      en: { name: 'Toy weeks', description: '20% off toys when you spend 50,000 dinars or more.' },
      ar: { name: 'أسابيع الألعاب', description: 'خصم 20 بالمئة على الألعاب من 50,000 دينار.' },
    },
    rule: {
      when: { subject: 'subtotal', operator: '>=', amounts: { IQD: 50_000, USD: 3_800 } },
      lines: below('toys'),
      actions: [percent(20)],
    },
    coupons: [{ code: 'TOYS20', uses_limit: 500 }],
  },
  {
    ...plain,
    code: 'last-eid',
    from: '2026-03-18T21:00:00.000Z',
    until: '2026-03-26T21:00:00.000Z',
    texts: {
      en: { name: 'Eid', description: '25,000 dinars off orders of 250,000 or more.' },
      ar: { name: 'عيدية', description: 'خصم 25,000 دينار للطلبات من 250,000.' },
    },
    rule: {
      when: { subject: 'subtotal', operator: '>=', amounts: { IQD: 250_000, USD: 19_000 } },
      actions: [{ type: 'fixed_cart', amounts: { IQD: 25_000, USD: 1_900 } }],
    },
    coupons: [{ code: 'EID25', uses_limit: null }],
  },
  {
    ...plain,
    code: 'three-and-one',
    priority: 20,
    texts: {
      en: { name: 'Buy three, get one', description: 'Buy four books and the cheapest is free.' },
      ar: { name: 'ثلاثة والرابع مجاناً', description: 'من كل أربعة كتب أرخصها مجاناً.' },
    },
    rule: {
      when: always,
      lines: below('books/arabic-books'),
      actions: [{ type: 'buy_x_get_y', buy: 3, get: 1 }],
    },
    coupons: [],
  },
  {
    ...plain,
    code: 'furnished',
    priority: 30,
    stops_further: true,
    texts: {
      en: {
        name: 'Furnish your home',
        description: '50,000 dinars off furniture when you spend a million or more.',
      },
      ar: { name: 'بيت مؤثّث', description: 'خصم 50,000 دينار على الأثاث من مليون دينار.' },
    },
    rule: {
      when: {
        match: 'all',
        of: [
          { match: 'line', of: [below('furniture')] },
          { subject: 'subtotal', operator: '>=', amounts: { IQD: 1_000_000, USD: 76_000 } },
        ],
      },
      lines: below('furniture'),
      actions: [{ type: 'fixed_cart', amounts: { IQD: 50_000, USD: 3_800 } }],
    },
    coupons: [],
  },
  {
    ...plain,
    code: 'resellers',
    priority: 40,
    texts: {
      en: {
        name: 'For resellers',
        description: '2,000 dinars off each office product when you buy ten or more.',
      },
      ar: { name: 'لتجّار الجملة', description: 'خصم 2,000 دينار على كل منتج مكتبي من عشرة فأكثر.' },
    },
    rule: {
      when: {
        match: 'all',
        of: [
          { subject: 'customer_group', operator: 'in', values: ['Wholesale'] },
          { subject: 'quantity', operator: '>=', quantity: 10 },
        ],
      },
      lines: below('office'),
      actions: [{ type: 'fixed_line', amounts: { IQD: 2_000, USD: 150 } }],
    },
    coupons: [],
  },
];
