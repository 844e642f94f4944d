import type { CallName, CartView } from '@dijla/contract/client';
import { type CallDefinition, type Calls, calls } from '@dijla/contract/schemas';
import { storesOf, loadStoreViews } from '@dijla/provider/modules/store-views/store-views';
import type { Settings } from '@dijla/provider/config';
import type { Database } from '@dijla/provider/database';
import { noRateLimits } from '@dijla/provider/http/limits/rate-limits';
import type { RequestEnvironment } from '@dijla/provider/http/request-context';
import { loggerOf } from '@dijla/provider/logger';
import type { ReportHosts } from '@dijla/provider/modules/analytics/analytics';
import { identify, loginProvidersOf, passwordsOf } from '@dijla/provider/modules/customers/customers';
import type { DownloadFiles } from '@dijla/provider/modules/downloads/downloads';
import { outboundOpenOf } from '@dijla/provider/outbound-fetch';
import { handOut } from '@dijla/provider/processes/hand-out-downloads/hand-out';
import { showSample } from '@dijla/provider/processes/hand-out-downloads/show-sample';
import { pdfPrinter } from '@dijla/provider/modules/documents/documents';
import type { Gateways } from '@dijla/provider/modules/payments/payments';
import { identifyKey } from '@dijla/provider/modules/api-keys/api-keys';
import { identifyStaff } from '@dijla/provider/modules/staff/staff';
import { ordersInTurn } from '@dijla/provider/processes/place-order/orders-in-turn';
import { takeMessage } from '@dijla/provider/processes/settle-payment/take-message';
import { cancelPaymentOf } from '@dijla/provider/processes/settle-payment/cancel-payment';
import { endByKey } from '@dijla/provider/modules/newsletter/newsletter';
import { stopInvitations } from '@dijla/provider/modules/reviews/reviews';
import { takeReturn } from '@dijla/provider/processes/settle-payment/take-return';
import { handlersOf, loadCalls } from '@dijla/provider/provider-calls';
import { bareApp } from './bare-app.ts';
import { testSettings } from './test-settings.ts';
import { testSecret } from './staff-factors.ts';

export type Answered<C extends CallName> = {
  result: Calls[C]['result']['_output'];
  meta: { cart?: CartView; refreshToken?: string } | undefined;
  headers: Headers;
};
/** `code` is the refusal's code, `result` the text that a client reads. */
export type Refused = { status: number; code: string | null; result: unknown };

export type TestCall = {
  query?: Record<string, string>;
  body?: unknown;
  rawBody?: string;
  headers?: Record<string, string>;
  method?: string;
};

/** Moves path parameters from the query into the path. */
const pathOf = (name: CallName, query: Record<string, string>): string => {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(query[key] ?? ''),
  );
  const rest = Object.entries(query).filter(([key]) => !calls[name].path.includes(`{${key}}`));
  return `http://shop.test${path}?${new URLSearchParams(rest).toString()}`;
};

/**
 * The provider's cart and order calls on a test database, called as over HTTP. Every answer is checked
 * against the contract.
 */
export const buyingProvider = async (
  database: Database,
  {
    now = Date.now,
    loginProviders = [],
    gateways = new Map(),
    settings: changes,
    reportHosts = [],
    downloads,
  }: {
    now?: () => number;
    loginProviders?: readonly string[];
    gateways?: Gateways;
    settings?: Partial<Settings>;
    reportHosts?: ReportHosts;
    downloads?: DownloadFiles;
  } = {},
) => {
  const stores = storesOf(await loadStoreViews(database));
  const settings = testSettings(changes);
  const payments = { database, stores, gateways, settings, secret: testSecret };
  const openOutside = outboundOpenOf({ allowsLoopback: true });
  const app = bareApp({
    ...handlersOf(await loadCalls(['modules', 'processes']), {
      database,
      readDatabase: database,
      exportDatabase: database,
      settings,
      reportHosts,
      gateways,
      cancelPayment: cancelPaymentOf(payments),
      pictures: undefined,
      downloads,
      stores,
      limits: noRateLimits,
      passwords: passwordsOf(noRateLimits),
      loginProviders: loginProvidersOf(loginProviders, now),
      ordersInTurn: ordersInTurn(5),
      printer: pdfPrinter(),
      secret: testSecret,
    }),
    takeMessage: (message) => takeMessage(payments, message),
    takeReturn: (returned) => takeReturn(payments, returned),
    fileRoutes: {
      handOutFile: (asked) => handOut({ database, files: downloads, secret: testSecret, openOutside }, asked),
      showSample: (asked) => showSample({ database, files: downloads, openOutside }, asked),
    },
    oneClicks: {
      newsletter: (key) => endByKey(database, key),
      'review-invitations': (key) => stopInvitations(database, key, Date.now()),
    },
    whoAsks: identify(database),
    whoWorks: identifyStaff(database),
    whoHolds: identifyKey(database),
    stores,
    logger: loggerOf('error'),
    now,
  });
  const send = (
    name: CallName,
    { query = {}, body, rawBody, headers = {}, method = calls[name].method }: TestCall = {},
  ): Promise<Response> => {
    const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(text === undefined ? {} : { body: text }),
    };
    return Promise.resolve(app.fetch(new Request(pathOf(name, query), request)));
  };

  /** Makes a call that must succeed and returns its answer in the contract's type. */
  const call = async <C extends CallName>(name: C, given?: TestCall): Promise<Answered<C>> => {
    const response = await send(name, given);
    const answer = (await response.json()) as { code: number; result: unknown; meta?: unknown };
    if (response.status !== 200 || answer.code !== 200)
      throw new Error(`${name} answers ${response.status}: ${JSON.stringify(answer.result)}`);
    const definition: CallDefinition = calls[name];
    definition.result.parse(answer.result);
    if (answer.meta !== undefined) definition.meta?.parse(answer.meta);
    return { result: answer.result, meta: answer.meta, headers: response.headers } as Answered<C>;
  };

  /** Makes a call that must be refused and returns the refusal; the code in its body equals its status. */
  const refused = async (name: CallName, given?: TestCall): Promise<Refused> => {
    const response = await send(name, given);
    const answer = (await response.json()) as { code: number; result: unknown };
    if (response.status === 200 || answer.code !== response.status)
      throw new Error(`${name} answers ${response.status} with code ${answer.code}`);
    return { status: response.status, code: response.headers.get('x-refusal'), result: answer.result };
  };

  /** For clients that build their own requests. */
  const fetch = (request: Request, environment: RequestEnvironment = {}): Promise<Response> =>
    Promise.resolve(app.fetch(request, environment));

  return { send, call, refused, fetch, stores };
};

export type BuyingProvider = Awaited<ReturnType<typeof buyingProvider>>;
