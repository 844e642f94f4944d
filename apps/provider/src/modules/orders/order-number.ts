/** What shoppers and staff read: the id as nine digits, 10001 is 000010001. */
export const orderNumberOf = (id: number): string => String(id).padStart(9, '0');
