/** Cookie that remembers whose link was followed (spec 2 §3). */
const name = 'affiliateVisitor';
const form = /^[a-z][a-z0-9]{9}$/;

/** Returns the code of the link that this browser has followed; null where it has followed none. */
export const followedLink = (): string | null => {
  const code = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  return form.test(code) ? code : null;
};

/** Remembers whose link was followed for so many days; zero forgets it. */
export const rememberLink = (code: string, days: number): void => {
  const seconds = days * 24 * 60 * 60;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${code}; path=/; max-age=${seconds}; samesite=lax${secure}`;
};

/** Returns the code of a link in the address of a page; null where there is none. */
export const linkIn = (search: string): string | null => {
  const code = new URLSearchParams(search).get('affiliate') ?? '';
  return form.test(code) ? code : null;
};
