import type { ProductLinksInput } from '@dijla/provider/modules/catalog/catalog';

/** Product links of the hand-written products. */
export const coreLinks: readonly ProductLinksInput[] = [
  { sku: 'DJ-TEE', type: 'related', linked: ['DJ-SPORT', 'DJ-LONG', 'DJ-POLO'] },
  { sku: 'DJ-TEE', type: 'upsell', linked: ['DJ-POLO', 'DJ-OXFORD'] },
  { sku: 'DJ-TEE', type: 'crosssell', linked: ['DJ-JEANS', 'DJ-RUN', 'DJ-TOTE'] },
  { sku: 'DJ-SIMPLE', type: 'related', linked: ['DJ-MUG', 'DJ-KETTLE'] },
  { sku: 'DJ-SIMPLE', type: 'crosssell', linked: ['DJ-BACKPACK', 'DJ-TEA'] },
  { sku: 'DJ-KETTLE', type: 'related', linked: ['DJ-KETLI', 'DJ-QURI', 'DJ-ISTIKAN'] },
  { sku: 'DJ-KETTLE', type: 'crosssell', linked: ['DJ-TEA', 'DJ-COFFEE', 'DJ-MUG'] },
  { sku: 'DJ-PHONE', type: 'related', linked: ['DJ-WATCH', 'DJ-EARBUDS'] },
  { sku: 'DJ-PHONE', type: 'crosssell', linked: ['DJ-CHARGER', 'DJ-POWER10', 'DJ-POWER20'] },
  { sku: 'DJ-HEADPHONES', type: 'upsell', linked: ['DJ-STUDIO'] },
  { sku: 'DJ-TEA', type: 'crosssell', linked: ['DJ-ISTIKAN', 'DJ-HONEY', 'DJ-DATES'] },
];
