import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { refreshTokenHeader } from '@dijla/contract/client';
import { ceilings } from '@dijla/provider/http/limits/ceilings';
import type { Connection } from '@dijla/provider/database';
import type { Stage } from '../../bench.ts';
import { measuredProcess } from '../../processes/measured-process.ts';
import type { ProviderProcess } from '../../processes/provider-process.ts';

export type Answered = {
  status: number;
  result: unknown;
  refusal: string | null;
  headers: Headers;
  ms: number;
};

/** A browser or a program: the network it comes from and the cookies it keeps. */
export type Visitor = {
  /** Sends a request to one of the two processes, by turns. */
  ask: (
    path: string,
    given?: { body?: object; token?: string; method?: string; headers?: Record<string, string> },
  ) => Promise<Answered>;
  cookie: (name: string) => string | undefined;
  setCookie: (name: string, value: string) => void;
};

/** Where browsers open the shop. */
export const publicUrl = 'https://shop.example';
export const password = 'Palm-and-river-7';

let [networks, people] = [0, 0];
const newNetwork = (): string => {
  networks += 1;
  return `198.${18 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}`;
};

/** A customer of the shop whose number is verified. */
type Victim = { id: number; email: string; mobile: string };

/** Two processes of the provider on one database, with every limit on, as the internet reaches them through a proxy. */
export const twoDoors = async (stage: Stage) => {
  const connection: Connection & { url: string } = await stage.newDatabase('stress_doors');
  const message: ProviderProcess = {
    url: connection.url,
    folder: join(stage.folder, 'doors'),
    rateLimits: true,
    publicUrl,
    trustedProxies: ['127.0.0.0/8'],
    secret: randomBytes(32).toString('base64url'),
  };
  const processes = await Promise.all([1, 2].map(() => measuredProcess('provider-process.ts', { message })));
  let turn = 0;

  const visitor = (network = newNetwork()): Visitor => {
    const cookies = new Map<string, string>();
    return {
      cookie: (name) => cookies.get(name),
      setCookie: (name, value) => void cookies.set(name, value),
      ask: async (path, { body, token, method = body ? 'POST' : 'GET', headers = {} } = {}) => {
        turn += 1;
        const { url } = processes[turn % 2] ?? { url: '' };
        const began = performance.now();
        const answer = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}storeCode=en`, {
          method,
          headers: {
            'x-forwarded-for': network,
            [refreshTokenHeader]: 'cookie',
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(body && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const { result } = (await answer.json()) as { result: unknown };
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        return {
          status: answer.status,
          result,
          refusal: answer.headers.get('x-refusal'),
          headers: answer.headers,
          ms: performance.now() - began,
        };
      },
    };
  };

  /** Registers a customer, and verifies the number as its owner would. */
  const victim = async (): Promise<Victim> => {
    people += 1;
    const [email, mobile] = [`victim-${people}@example.iq`, `0770${String(4_000_000 + people)}`];
    const made = await visitor().ask('/api/user/create', {
      body: {
        customer: {
          email,
          firstname: 'Noor',
          lastname: 'Hasan',
          custom_attributes: [{ attribute_code: 'mobilenumber', value: mobile }],
        },
        password,
      },
    });
    if (made.status !== 200)
      throw new Error(`registering answers ${made.status}: ${JSON.stringify(made.result)}`);
    const id = Number((made.result as { id: number }).id);
    await connection.db
      .updateTable('customer')
      .set({
        telephone_verified_at: new Date(),
        telephone_resets_from: new Date(),
        email_verified_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    // Registering sends a code to the number; the minute until the next is over.
    await connection.db
      .deleteFrom('rate_limit')
      .where('key', 'like', `${ceilings.codesApart.name}:%`)
      .execute();
    return { id, email, mobile };
  };

  const messagesTo = (to: readonly string[]) =>
    connection.db.selectFrom('message').select(['params']).where('to', 'in', to).orderBy('id').execute();
  /** The secret that the last message to somebody holds, which only its recipient knows. */
  const secretSentTo = async (to: string, name: 'code' | 'token'): Promise<string> => {
    const international = to.startsWith('0') ? `+964${to.slice(1)}` : to;
    const last = (await messagesTo([to, international])).at(-1)?.params as Record<string, string> | undefined;
    const secret = last?.[name];
    if (secret === undefined) throw new Error(`no ${name} was sent`);
    return secret;
  };

  const logIn = async (by: Visitor, { email }: Victim, given = password): Promise<Answered> =>
    by.ask('/api/user/login', { body: { username: email, password: given } });

  return {
    db: connection.db,
    visitor,
    victim,
    logIn,
    secretSentTo,
    countSentTo: async (to: string) => (await messagesTo([to, `+964${to.slice(1)}`])).length,
    close: () => Promise.all(processes.map(({ stop }) => stop())),
  };
};

export type Doors = Awaited<ReturnType<typeof twoDoors>>;

/** What an attack came to: how often it was tried, and how often it got what it wanted. */
export type Attack = {
  name: string;
  run: (doors: Doors) => Promise<{ tries: number; successes: number; note?: string }>;
};

/** Does something many times at once, and returns what came of each. */
export const atOnce = <T>(times: number, act: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, place) => act(place)));

export const isIn = ({ status }: Answered): boolean => status === 200;
