import type { Database } from '../../database/connect.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Passwords } from '../customers/customers.ts';

/** What calls of the desk that write are made with. */
export type StaffWriteParts = {
  limits: Pick<RateLimits, 'deskLinks' | 'deskCodes'>;
  passwords: Passwords;
  /** Seals secrets of apps and keys hashes of recovery codes. */
  secret: string;
};

export type StaffParts = StaffWriteParts & { database: Database };
