import type { Database } from '../../database/connect.ts';
import type { GuessLimits } from '../../http/guess-limits.ts';
import type { Stores } from '../stores/stores.ts';
import type { Passwords } from './check-password.ts';

export type CustomerCallsParts = {
  database: Database;
  stores: Stores;
  /** What group tokens are signed with. */
  secret: string;
  guesses: GuessLimits;
};

export type CustomerParts = CustomerCallsParts & { passwords: Passwords };
