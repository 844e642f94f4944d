import type { Database } from '../../database/connect.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';

export type StaffParts = { database: Database; limits: Pick<RateLimits, 'deskLinks'> };
