export { deleteWishes, readWishes } from './wishlist-sql.ts';
export { wishlistRefusal } from './wishlist-refusal.ts';
