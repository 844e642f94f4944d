/** The name of the demo's shop in each store. */
export const demoShop = { en: 'Dijla', ar: 'دجلة' };

/** Products of the demo catalog with fixed skus that the journeys buy. Prices in minor units of the store. */
export const bottle = {
  ar: {
    category: 'المنزل والمطبخ',
    product: 'قنينة ماء ستانلس ستيل سعة 750 مل',
    sku: 'DJ-SIMPLE',
    unitPrice: 12_000,
    delivery: 5000,
  },
  en: {
    category: 'Home & kitchen',
    product: 'Stainless steel water bottle, 750 ml',
    sku: 'DJ-SIMPLE',
    unitPrice: 916,
    delivery: 400,
  },
};

export const blackTee = {
  en: {
    category: 'Fashion',
    product: 'Crew-neck cotton T-shirt',
    sku: 'DJ-TEE-M-BLK',
    choose: ['Black', 'M'],
    unitPrice: 1145,
    delivery: 400,
  },
  ar: {
    category: 'الأزياء',
    product: 'تيشيرت قطني برقبة دائرية',
    sku: 'DJ-TEE-M-BLK',
    choose: ['أسود', 'M'],
    unitPrice: 15_000,
    delivery: 5000,
  },
};

export const glasses = {
  ar: { product: 'طقم ستة استكانات شاي مع الصحون', sku: 'DJ-ISTIKAN', unitPrice: 14_500 },
};
export const soap = { ar: { product: 'صابون غار، قطعتان', sku: 'DJ-SOAP', unitPrice: 3_500 } };
export const lastFive = {
  ar: { product: 'مزهرية مزجّجة يدوياً', sku: 'DJ-LAST', unitPrice: 20_000 },
  en: { product: 'Hand-glazed vase' },
};
export const card = {
  ar: { product: 'بطاقة هدية بقيمة 10,000 دينار', sku: 'DJ-CARD' },
  en: { product: 'Gift card, 10,000 dinars' },
};

export const paths = {
  bottle: 'steel-water-bottle',
  tee: 'cotton-t-shirt',
  lastFive: 'hand-glazed-vase',
  card: 'gift-card-10000',
  glasses: 'tea-glasses-set',
  soap: 'laurel-soap',
  gone: 'copper-coffee-pot',
};
