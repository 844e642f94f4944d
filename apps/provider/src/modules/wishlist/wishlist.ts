export { deleteWishes, readWishes } from './wishlist-sql.ts';
export { wishlistRefusal } from './wishlist-refusal.ts';
export { hasLink } from './shown-name.ts';
