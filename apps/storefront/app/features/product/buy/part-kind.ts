/** A part that some products need on their page. */
export type PartKind = 'variants' | 'bundle' | 'group' | 'download' | 'custom' | 'tiers' | 'total';
