/** Filter of content that lists of its kind show: position 0 keeps a record out of them. */
export const listedContent = { attribute: 'sort_order', value: { gt: 0 } };
