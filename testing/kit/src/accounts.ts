import type { CustomerProfile } from '@dijla/contract/client';
import type { BuyingProvider } from './buying-provider.ts';

export type Account = { email: string; profile: CustomerProfile; token: string; refreshToken: string };

export const accountPassword = 'Dijla-demo-1';

/** Customers of a test's provider: registers them under unique e-mail addresses and signs them in. */
export const accountsOf = ({ call }: Pick<BuyingProvider, 'call'>) => {
  let made = 0;
  const signIn = async (
    username: string,
    password = accountPassword,
  ): Promise<{ token: string; refreshToken: string }> => {
    const { result, meta } = await call('user/login', { body: { username, password } });
    return { token: result, refreshToken: meta?.refreshToken ?? '' };
  };
  const newEmail = (): string => {
    made += 1;
    return `customer-${made}@example.iq`;
  };
  const aCustomer = async (changes: object = {}): Promise<Account> => {
    const email = newEmail();
    const { result: profile } = await call('user/create', {
      body: {
        customer: { email, firstname: 'Noor', lastname: 'حسن', ...changes },
        password: accountPassword,
      },
    });
    return { email, profile, ...(await signIn(email)) };
  };
  return { aCustomer, newEmail, signIn };
};
