export { confirmWithin } from './confirm-within.ts';
export { countWatchers, forgetUnconfirmed, soldPrice, soldStock } from './watch-sql.ts';
