import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { everyNth, isThorough } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { memberPaths, type Path, withMember, wrongValues } from './schema-mutations.ts';
import { type MakeWrong, wrongRequests } from './requests/wrong-requests.ts';

const { url, database } = await providerOverHttp();
const { faultsOf, bodyOf, queryOf, queryText } = await wrongRequests({ url, database });
const names = Object.keys(calls) as CallName[];
const withBody = names.filter((name) => 'body' in calls[name]);

/** All addresses in a body share one schema; only the members of the first are tested. */
const isTried = ([, address, member]: Path) =>
  member === undefined ||
  !['billingAddress', 'shipping_address', 'billing_address'].includes(String(address));

/**
 * Deep members are numerous and similar: each gets a share of the values, and its neighbours get the others.
 */
const valuesFor = (path: Path, member: number) => everyNth(wrongValues, path.length < 3 ? 16 : 64, member);

describe('a wrong value at every member of the body', () => {
  it.each(withBody)(
    'of %s is refused clearly or taken as the contract says, and nothing is half-written',
    async (name) => {
      const { body: schema }: CallDefinition = calls[name];
      const members = schema ? memberPaths(schema).filter(isTried) : [];
      // The smallest schema is an object without members: the body itself.
      expect(members.length).toBeGreaterThanOrEqual(1);
      const requests = members.flatMap((path, member) =>
        valuesFor(path, member).map((value): MakeWrong => (cartId) => ({
          title: `${path.join('.')} = ${JSON.stringify(value).slice(0, 80)}`,
          query: queryText(name, cartId),
          body: JSON.stringify(withMember(bodyOf(name, cartId), path, value)),
        })),
      );
      expect(await faultsOf(name, requests)).toEqual([]);
    },
    // An order has the most members, and a test cut short would go on writing beside the next.
    isThorough ? 1_200_000 : 120_000,
  );
});

/** Raw query texts, so that they may be malformed. */
const wrongTexts = [
  '',
  '%00',
  '%',
  '%E0%A4%A',
  '%FF%FE',
  '%ED%A0%80',
  '%0d%0aset-cookie:a=b',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '2147483648',
  '%27%20or%201=1--',
  '..%2f..%2fetc',
  '__proto__',
  'constructor',
  '%5B%5D',
  '%7B%7D',
  '%D9%A3',
  '%F0%9F%92%A5',
  '%E2%80%AE',
  'x'.repeat(12_000),
];

describe('a wrong text at every member of the query', () => {
  it.each(names)(
    'of %s is refused clearly or taken as the contract says',
    async (name) => {
      const members = Object.keys(calls[name].query.shape);
      const firstText = names.indexOf(name);
      const others = (cartId: string, member: string) =>
        new URLSearchParams(
          Object.entries(queryOf(name, cartId)).filter(([given]) => given !== member),
        ).toString();
      const requests = members.flatMap((member, index) => [
        ...everyNth(wrongTexts, 24, firstText + index).map((text): MakeWrong => (cartId) => ({
          title: `${member}=${text.slice(0, 40)}`,
          query: `${others(cartId, member)}&${member}=${text}`,
        })),
        ...(isThorough || index === 0 ? ['%00', 'x', ''] : []).map((text): MakeWrong => (cartId) => ({
          title: `${member} twice: ${text}`,
          query: `${queryText(name, cartId)}&${member}=${text}&${member}[]=${text}`,
        })),
      ]);
      const bodies = requests.map((make): MakeWrong => (cartId) => ({
        ...make(cartId),
        ...(withBody.includes(name) && name !== 'catalog/search'
          ? { body: JSON.stringify(bodyOf(name, cartId)) }
          : {}),
      }));
      expect(await faultsOf(name, bodies)).toEqual([]);
    },
    60_000,
  );
});
