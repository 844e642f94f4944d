import { storeCodes } from '@dijla/contract/store-views';

const ownPath = new RegExp(String.raw`^/(?:${storeCodes.join('|')})(?:/[\w~.,;:@!$'()*+=%&?/-]*)?$`);

/**
 * Returns a path of the shop to lead back to, or null for what is none: an address of another site in whatever
 * spelling (`//host`, `/\host`, `/ar/..//host`) leads nowhere.
 */
export const ownPathOf = (given: string | undefined): string | null => {
  if (given === undefined || given.length > 1000 || given.includes('//') || !ownPath.test(given)) return null;
  const base = 'https://shop.invalid';
  const url = URL.parse(given, base);
  return url !== null && url.origin === base && ownPath.test(`${url.pathname}${url.search}`)
    ? `${url.pathname}${url.search}`
    : null;
};
