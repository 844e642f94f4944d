import type { Settings } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Stores } from '../store-views/store-views.ts';
import type { LoginProviders } from './social/login-provider.ts';
import type { Passwords } from './passwords/check-password.ts';

export type CustomerParts = {
  database: Database;
  stores: Stores;
  /** Secret that signs group tokens. */
  secret: string;
  limits: Pick<
    RateLimits,
    'guesses' | 'registrations' | 'takenNames' | 'profiles' | 'codes' | 'socialLogins' | 'passkeys'
  >;
  passwords: Passwords;
  /** Where customers log in besides here. */
  loginProviders: LoginProviders;
  /** Login providers lead back to addresses below this one. */
  settings: Pick<Settings, 'publicUrl'>;
};
