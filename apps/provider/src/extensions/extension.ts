import type { CallAccess, CallDefinition, RefusalCode } from '@dijla/contract/schemas';
import type { z } from 'zod';
import type { RequestContext } from '../call/call-handler.ts';
import type { AskingCustomer, AskingStaff } from '../call/caller.ts';
import type { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/database.ts';
import type { MigratedExtension } from '../database/migrating/migrate-extensions.ts';
import type { Schedule, Subscriber } from '../events/subscriber.ts';
import type { Logger } from '../logger.ts';
import type { RecordAct } from '../modules/audit/audit.ts';
import type { ContentBlock } from '../modules/content/content.ts';
import type { PaymentProvider } from '../modules/payments/payments.ts';

/** What the handler of an extension's call works with. */
export type ExtensionContext = Pick<RequestContext, 'requestId' | 'store' | 'now' | 'address'> & {
  /** In a call by which staff change something, the transaction of the call, which a refusal rolls back. */
  database: Database;
  /** Who makes a call that is for customers. */
  customer?: AskingCustomer;
  /** Who makes a call that is for staff. */
  staff?: AskingStaff;
  /** In a call by which staff change something: writes the row of the audit, without which nothing is kept. */
  act?: RecordAct;
};

/**
 * A call that an extension adds, at `/api/extensions/<extension>/<name>`, for staff at
 * `/api/desk/extensions/<extension>/<name>`. Query and body are refused when they do not fit; limits, access and the
 * envelope are those of every call, and it is in the OpenAPI document.
 */
export type ExtensionCall = {
  /** Small letters, digits and hyphens; once per extension. */
  name: string;
  method: CallDefinition['method'];
  /** Staff need one of the shop's permissions. A call of theirs that is no GET writes the audit by `act`. */
  access: Exclude<CallAccess, { for: 'gateway' }> | { for: 'anyone' | 'customer' };
  /** One line for the OpenAPI document. */
  summary: string;
  query: z.ZodObject;
  body?: z.ZodType;
  /** What is answered as `result`. */
  result: z.ZodType;
  /** As what it counts among what one network may ask. */
  limit?: CallDefinition['limit'];
  /** What the handler may refuse with, of the shop's codes. */
  refusals?: readonly RefusalCode[];
  handle: (
    input: { query: unknown; body: unknown },
    context: ExtensionContext,
  ) => Promise<{ result: unknown } | Refusal>;
};

/**
 * What a payment method of an extension is opened with.
 * @public
 */
export type PaymentMethodParts = { database: Database; logger: Logger; now: () => number };

/**
 * A payment method of a gateway. Its rows (`payment_method` with `has_gateway`, its texts and limits) are made by a
 * migration of the extension; title, limits and fee are then the owner's.
 * @public
 */
export type ExtensionPaymentMethod = {
  /** Whether no real money is taken. */
  isTest?: boolean;
  open: (parts: PaymentMethodParts) => PaymentProvider;
};

/** What an extension adds to the provider. */
export type ProviderExtension = {
  /** That of its folder. */
  name: string;
  /** As `1.2.0`; said in the log of the shop's start. */
  version: string;
  calls?: readonly ExtensionCall[];
  /** Names are those of `add-a-subscriber.md`; the extension's name is put before them. */
  subscribers?: readonly Subscriber[];
  schedules?: readonly Schedule[];
  paymentMethods?: readonly ExtensionPaymentMethod[];
  /** Blocks of which the owner makes pages at the desk. */
  blocks?: readonly ContentBlock[];
  /** Read by the import command, which knows what they are. */
  importFormats?: Readonly<Record<string, object>>;
};

/** An extension and where it lies. */
export type LoadedExtension = { extension: ProviderExtension; folder: string };

/** The PostgreSQL schema that the tables of an extension stand in. */
export const schemaOfExtension = (name: string): string => `extension_${name.replaceAll('-', '_')}`;

/** Returns what is needed of an extension to bring its tables up to date. */
export const migratedExtension = ({ extension: { name }, folder }: LoadedExtension): MigratedExtension => ({
  name,
  schema: schemaOfExtension(name),
  folder,
});
