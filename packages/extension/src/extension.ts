/**
 * What an extension is written with. `docs/recipes/develop/write-an-extension.md` shows one from beginning to end.
 * @module
 */
import type { CatalogFormat } from '@dijla/catalogue-import/catalog-format';
import type { Refusal } from '@dijla/provider/call/refusal';
import type {
  ExtensionCall,
  ExtensionContext,
  ProviderExtension,
} from '@dijla/provider/extensions/extension';
import type {
  ContentBlock,
  ContentBlockContext,
  ContentBlockFields,
  ContentBlockPart,
  ContentBlockValues,
} from '@dijla/provider/modules/content/content';
import type { z } from 'zod';

export type { CatalogFormat } from '@dijla/catalogue-import/catalog-format';
export { refusal } from '@dijla/provider/call/refusal';
export { subscriber } from '@dijla/provider/events/subscriber';
export { html } from '@dijla/provider/modules/content/content';
export type {
  ContentBlock,
  ContentBlockContext,
  ContentBlockField,
  ContentBlockFields,
  ContentBlockPart,
  ContentBlockValues,
} from '@dijla/provider/modules/content/content';
export type {
  ExtensionCall,
  ExtensionContext,
  ExtensionPaymentMethod,
  PaymentMethodParts,
} from '@dijla/provider/extensions/extension';
export type { PaymentProvider } from '@dijla/provider/modules/payments/payments';
export { sql } from 'kysely';
export { z } from 'zod';

/** What an extension adds to the shop; every member but `name` and `version` may be absent. */
export type Extension = Omit<ProviderExtension, 'importFormats'> & {
  /** Formats of the import command, by their `--format` name. */
  importFormats?: Readonly<Record<string, CatalogFormat>>;
};

/**
 * Says what an extension adds. Its file `extension.ts` exports the result as `extension`; the shop loads it when it
 * starts and does not start with one that cannot be used.
 */
export const defineExtension = (extension: Extension): Extension => extension;

/** A call whose handler is typed by its schemas. */
export const extensionCall = <
  Query extends z.ZodObject,
  Result extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: Omit<ExtensionCall, 'query' | 'body' | 'result' | 'handle'> & {
    query: Query;
    body?: Body;
    result: Result;
    handle: (
      input: { query: z.output<Query>; body: z.output<Body> },
      context: ExtensionContext,
    ) => Promise<{ result: z.input<Result> } | Refusal>;
  },
): ExtensionCall => call as unknown as ExtensionCall;

/** A block of pages whose values are typed by its fields. */
export const contentBlock = <const Fields extends ContentBlockFields>(
  block: Omit<ContentBlock, 'fields' | 'render'> & {
    fields: Fields;
    render: (values: ContentBlockValues<Fields>, context: ContentBlockContext) => readonly ContentBlockPart[];
  },
): ContentBlock => block;
