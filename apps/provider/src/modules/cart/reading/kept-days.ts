/**
 * Days without use after which guests' carts are deleted, equal to the lifetime of their cookie, and after
 * which only their addresses are.
 */
export const keptDays = { carts: 90, addresses: 30 };
