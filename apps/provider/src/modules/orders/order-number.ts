/** Returns the order number shoppers and staff see: the id padded to nine digits, so 10001 is 000010001. */
export const orderNumberOf = (id: number): string => String(id).padStart(9, '0');
