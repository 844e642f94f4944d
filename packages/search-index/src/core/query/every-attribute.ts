/**
 * Requested as a facet: every filterable attribute of the listed products, with its definition (our
 * extension).
 */
export const everyAttribute = '*';
