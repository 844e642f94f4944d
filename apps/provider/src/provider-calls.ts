import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import type { CallHandlers } from './call/call-handler.ts';
import type { InvalidBody } from './call/call-input.ts';
import { type HandledCall, isHandledCall } from './call/handle-call.ts';
import type { Settings } from './config.ts';
import type { Database } from './database/database.ts';
import type { EventFeed } from './events/event-feed.ts';
import type { RateLimits } from './http/limits/rate-limits.ts';
import type { ReportHosts } from './modules/analytics/analytics.ts';
import type { SeenTogether } from './modules/catalog/catalog.ts';
import type { BlockKinds } from './modules/content/content.ts';
import type { PdfPrinter } from './modules/documents/documents.ts';
import type { LoginProviders, Passwords, PriceListOfToken } from './modules/customers/customers.ts';
import type { DownloadFiles } from './modules/downloads/downloads.ts';
import type { PictureKeeper } from './modules/media/media.ts';
import type { Gateways } from './modules/payments/payments.ts';
import type { Stores } from './modules/store-views/store-views.ts';
import type { CancelPayment } from './processes/settle-payment/cancel-payment.ts';
import type { OrdersInTurn } from './processes/place-order/orders-in-turn.ts';
import type { ClickCounter, SearchCounter } from './modules/search-counts/search-counts.ts';
import type { ReadModel } from './read-model/read-model.ts';

/** The parts handlers are made with; each names those it needs. */
export type ProviderCallsParts = {
  /** Carts, orders and customers: statements run by key. */
  database: Database;
  /** What may lag behind, on a replica where there is one. */
  readDatabase: Database;
  /** For files that are read after the transaction of their call has ended. */
  exportDatabase: Database;
  readModel: ReadModel;
  stores: Stores;
  limits: RateLimits;
  passwords: Passwords;
  /** Where customers log in besides here. */
  loginProviders: LoginProviders;
  /** Resolves the price list of a group token. */
  priceListOf: PriceListOfToken;
  ordersInTurn: OrdersInTurn;
  /** Where orders are paid online. */
  gateways: Gateways;
  /** Blocks of pages that extensions have. */
  blockKinds: BlockKinds;
  /** Has a payment cancelled at its gateway, outside the transaction of whoever asks. */
  cancelPayment: CancelPayment;
  seenTogether: SeenTogether;
  searchCounter: SearchCounter;
  /** Tells of events as they are committed. */
  eventFeed: EventFeed;
  clickCounter: ClickCounter;
  /** Whom searches, clicks and checkouts are told. */
  reportHosts: ReportHosts;
  /** Prints documents as PDF. */
  printer: PdfPrinter;
  /** Signs tokens. */
  secret: string;
  settings: Settings;
  /** Takes the pictures that people give; undefined where the shop keeps none. */
  pictures: PictureKeeper | undefined;
  /** The files that buyers download; undefined where the shop keeps none. */
  downloads: DownloadFiles | undefined;
};

export type ProviderCalls = {
  handlers: CallHandlers;
  /** The refusals of bodies that fail their schema, where a call has one of its own. */
  invalidBodies: Partial<Record<CallName, InvalidBody>>;
};

/** Returns the calls exported by the files in the `calls` folders below these folders of the provider. */
export const loadCalls = async (
  folders: readonly string[] = ['browse', 'modules', 'processes'],
): Promise<HandledCall[]> => {
  const files = globSync(
    folders.map((folder) => `${folder}/**/calls/*.ts`),
    { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] },
  );
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isHandledCall);
};

/** Makes the handlers of these calls. Throws when two handle the same call. */
export const handlersOf = (
  handled: readonly HandledCall[],
  parts: Partial<ProviderCallsParts>,
): ProviderCalls => {
  const made = new Map(handled.map(({ call, make }) => [call, make(parts as never)]));
  if (made.size < handled.length) throw new Error('a call has two handlers');
  return {
    handlers: Object.fromEntries(made) as CallHandlers,
    invalidBodies: Object.fromEntries(
      handled.flatMap(({ call, invalidBody }) => (invalidBody ? [[call, invalidBody]] : [])),
    ),
  };
};

type OfExtensions = { definitions: Record<string, CallDefinition>; handlers: Partial<CallHandlers> };

/** Returns the handlers of all calls. Throws when one of the contract's calls has none. */
export const providerCalls = async (
  parts: ProviderCallsParts,
  ofExtensions: OfExtensions,
): Promise<ProviderCalls & { extensionCalls: OfExtensions['definitions'] }> => {
  const made = handlersOf(await loadCalls(), parts);
  const missing = Object.keys(calls).filter((name) => !(name in made.handlers));
  if (missing.length > 0) throw new Error(`no handler in a folder named calls for ${missing.join(', ')}`);
  return {
    invalidBodies: made.invalidBodies,
    handlers: { ...made.handlers, ...ofExtensions.handlers },
    extensionCalls: ofExtensions.definitions,
  };
};
