/** Who somebody is at a login provider. `subject` is theirs alone there and never changes. */
export type LoginIdentity = {
  subject: string;
  /** In lower case; null when the provider gives none. */
  email: string | null;
  /** Whether the provider says that the address is theirs. */
  isEmailVerified: boolean;
  firstname: string;
  lastname: string;
};

/**
 * What belongs to one login: random values that come back with it, and the address the provider leads back to.
 * `verifier` is the secret of PKCE (RFC 7636).
 */
type LoginFlow = { state: string; nonce: string; verifier: string; redirectUri: string };

/** A company at which customers log in, such as Google or Facebook. */
export type LoginProvider = {
  /** Is stored with each identity. */
  id: string;
  /** As customers know it. */
  name: string;
  /** Returns where the browser goes to log in. Throws when the provider does not answer. */
  begin: (flow: LoginFlow) => Promise<URL>;
  /** Returns who came back by this address. Throws when the provider does not say so. */
  finish: (flow: LoginFlow, returned: URL) => Promise<LoginIdentity>;
};

/** Facebook also takes a token that an app or page of a client got there (wire §11). */
export type FacebookProvider = LoginProvider & {
  /** Returns whose token this is. Throws for one that is not valid or was given to another app. */
  identityOfToken: (accessToken: string) => Promise<LoginIdentity>;
};

/** The providers of the settings, in their order. */
export type LoginProviders = {
  all: readonly LoginProvider[];
  facebook: FacebookProvider | undefined;
};

/** Characters of a name that are kept. */
const nameLimit = 64;

/** Returns a first and a last name from what a provider gives; either may be empty. */
export const namesOf = (given: {
  first?: unknown;
  last?: unknown;
  whole?: unknown;
}): { firstname: string; lastname: string } => {
  const text = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, nameLimit) : '';
  const [first, last, whole] = [text(given.first), text(given.last), text(given.whole)];
  if (first !== '' || last !== '') return { firstname: first, lastname: last };
  const [one = '', ...rest] = whole.split(' ');
  return { firstname: one, lastname: rest.join(' ') };
};

const emailForm = /^[^\s@]{1,64}@[^\s@]{1,189}$/;

/** Returns an e-mail address of a provider as it is stored; null for what is none. */
export const emailOf = (given: unknown): string | null =>
  typeof given === 'string' && emailForm.test(given) ? given.toLowerCase() : null;
