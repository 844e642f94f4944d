/** Promotions of the demo, grouped by the purpose of the products and not by price. */
export const promotions = {
  gifts: { en: 'Gift ideas', ar: 'أفكار للهدايا' },
  school: { en: 'Back to school', ar: 'العودة إلى المدارس' },
  winter: { en: 'Warm up for winter', ar: 'دفء الشتاء' },
} as const;

export type PromotionCode = keyof typeof promotions;

/** Categories whose products, including those of subcategories, belong to a promotion. */
const promoted: readonly (readonly [string, PromotionCode])[] = [
  ['fashion/men/hoodies-and-jackets', 'winter'],
  ['fashion/women/jackets', 'winter'],
  ['fashion/accessories/socks-and-caps', 'winter'],
  ['mother-and-child/nursery/blankets', 'winter'],
  ['appliances/cooling-and-heating/heaters', 'winter'],
  ['home-and-kitchen/textiles-and-decor', 'winter'],
  ['fashion/bags/backpacks', 'school'],
  ['computers/tablets', 'school'],
  ['computers/laptops/everyday-laptops', 'school'],
  ['office', 'school'],
  ['fashion/accessories/watches-and-jewelry', 'gifts'],
  ['fashion/bags/handbags', 'gifts'],
  ['fashion/women/hijabs-and-scarves', 'gifts'],
  ['beauty/perfumes', 'gifts'],
  ['toys/dolls-and-soft-toys', 'gifts'],
  ['home-and-kitchen/kettles-and-tea', 'gifts'],
  ['gift-cards', 'gifts'],
];

const isIn = (category: string, above: string): boolean =>
  category === above || category.startsWith(`${above}/`);

/** Returns the promotion for products of these categories, if any. */
export const promotionOf = (categories: readonly string[]): PromotionCode | undefined =>
  promoted.find(([above]) => categories.some((category) => isIn(category, above)))?.[1];

/** Returns the same promotion as a product attribute. */
export const promotedAs = (categories: readonly string[]): { special_promo_flag?: PromotionCode } => {
  const promotion = promotionOf(categories);
  return promotion === undefined ? {} : { special_promo_flag: promotion };
};
