/** Fields that are searched for words, and the weight of a word by where it occurs. */
export const textWeights = { name: 4, sku: 2, category: 1 } as const;

export type TextField = keyof typeof textWeights;

export const searchedFields = Object.keys(textWeights) as TextField[];

/** The score of a product whose own sku, or that of a variant, is the whole text. */
export const exactSkuScore = 100;
