export { confirmWithin } from './confirm-within.ts';
export { countWatchers, forgetUnconfirmed, soldPrice, soldStock, waitingFor } from './watch-sql.ts';
