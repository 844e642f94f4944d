import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came; `path` begins after the provider's name. */
export type SandboxRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it came, where it is no text. */
  bytes: Buffer;
  language: 'en' | 'ar';
};

/** An answer: JSON, a page, or an address to go to. `away` breaks the connection off. */
export type SandboxAnswer =
  | { status?: number; json: unknown }
  | { status?: number; html: string; policy?: string }
  | { to: string }
  | { away: true };

/** What a provider is made with. */
export type ProviderParts = {
  /** Address of its paths, without a slash at the end. */
  base: string;
  /** Epoch milliseconds of the sandbox, which tests move. */
  now: () => number;
  /** Ids in an order that follows from the seed. */
  newId: () => string;
  /**
   * Takes the scenario that a test has set for this thing, or else for the next; of `among` alone where that is given.
   * One that stays is taken again each time. Null for none.
   */
  takeScenario: (ref?: string, among?: readonly string[]) => string | null;
};

/** Somebody outside the shop: a login provider, a gateway, whoever receives messages. */
export type SandboxProvider = {
  /** First part of its paths, and its name for `/_control/scenario`. */
  name: string;
  /** On the first page. */
  title: Readonly<Record<'en' | 'ar', string>>;
  /** What tests may have it do, by name. */
  scenarios: readonly string[];
  /** Settings of the shop that lead to it, by name. */
  environment?: Readonly<Record<string, string>>;
  /** Null for a path that it does not have. */
  answer: (request: SandboxRequest) => Promise<SandboxAnswer | null>;
};

/** Makes a provider; each is a folder of `providers`, named in `start-sandbox.ts`. */
export type MakeProvider<Provider extends SandboxProvider = SandboxProvider> = (
  parts: ProviderParts,
) => Provider;
