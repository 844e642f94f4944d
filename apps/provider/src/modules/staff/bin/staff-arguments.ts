import { parseArgs } from 'node:util';
import {
  fallbackStore,
  isStoreCode,
  type Language,
  languages,
  storeOfCountry,
} from '@dijla/contract/store-views';

export type StaffWanted =
  | { act: 'add'; email: string; roles: string[]; name: string | undefined; language: Language }
  | { act: 'remove'; email: string; roles: string[] }
  | { act: 'link' | 'reset' | 'disable'; email: string }
  | { act: 'list' };

const staffUsage = `npm run staff -- --add EMAIL --role ROLE [--role ROLE] [--name NAME] [--language ${languages.join('|')}]
npm run staff -- --link EMAIL               gives a new link, which takes the place of the last
npm run staff -- --reset EMAIL              takes password and second factors away, and gives a new link
npm run staff -- --remove EMAIL --role ROLE  takes a role away
npm run staff -- --disable EMAIL
npm run staff -- --list`;

const options = {
  add: { type: 'string' },
  remove: { type: 'string' },
  link: { type: 'string' },
  reset: { type: 'string' },
  disable: { type: 'string' },
  list: { type: 'boolean' },
  role: { type: 'string', multiple: true },
  name: { type: 'string' },
  language: { type: 'string', default: storeOfCountry['IQ'] ?? fallbackStore },
} as const;

/** Longest e-mail address (RFC 5321), and longest name. */
const [emailAtMost, nameAtMost] = [254, 100];
const looksLikeEmail = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${staffUsage}`, {
      cause: error,
    });
  }
};

/** Returns what the command is asked to do. Throws the usage, or what is wrong, for the operator to read. */
export const staffArguments = (args: readonly string[]): StaffWanted => {
  const { role: roles = [], name, language, list, ...acts } = parsed(args);
  const named = Object.entries(acts) as [Exclude<StaffWanted['act'], 'list'>, string][];
  const [first] = named;
  if (named.length + (list ? 1 : 0) !== 1) throw new Error(staffUsage);
  if (!first) return { act: 'list' };
  const [act, given] = first;
  const email = given.trim();
  if (email.length > emailAtMost || !looksLikeEmail.test(email))
    throw new Error(`${given} is no e-mail address.`);
  if (act === 'link' || act === 'reset' || act === 'disable') return { act, email };
  if (roles.length === 0) throw new Error(staffUsage);
  if (act === 'remove') return { act, email, roles };
  if (!isStoreCode(language)) throw new Error(`The desk has no language ${language}.`);
  const trimmed = name?.trim();
  if (trimmed !== undefined && (trimmed === '' || trimmed.length > nameAtMost || /\p{Cc}/u.test(trimmed)))
    throw new Error(`A name has 1 to ${nameAtMost} characters on one line.`);
  return { act, email, roles, name: trimmed, language };
};
