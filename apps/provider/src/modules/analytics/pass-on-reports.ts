import { boundedFetch } from '../../bounded-fetch.ts';
import { textOf } from '../../events/run-each.ts';
import { type Subscriber, subscriber } from '../../events/subscriber.ts';
import { hostOf, type ReportHosts } from './report-host.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /** What the host of a store's reports is told; nothing of it names a visitor. */
    'report.given': {
      kind: 'search' | 'click' | 'checkout';
      store: string;
      fields: Readonly<Record<string, string | number>>;
    };
  }
}

/**
 * Passes reports on to the host of their store, each once under its own number. One that fails is logged and left: told
 * a second time it could count twice.
 */
export const reportSubscribers = (hosts: ReportHosts): Subscriber[] => [
  subscriber({
    event: 'report.given',
    name: 'pass-on',
    handle: async ({ key, data: { kind, store, fields } }, { logger }) => {
      const host = hostOf(hosts, store);
      if (host === undefined) return;
      const address = new URL(kind, host.base);
      for (const [name, value] of Object.entries({ storeCode: store, ...fields, reportId: key }))
        address.searchParams.set(name, String(value));
      try {
        const { status } = await boundedFetch(address, { headers: { 'x-api-key': host.apiKey } });
        if (status >= 300) logger.warn({ kind, store, status }, 'report not taken');
      } catch (error) {
        // Its address has the term, which the log needs not have.
        logger.warn(
          { kind, store, error: textOf(error).replaceAll(address.href, host.base.href) },
          'report failed',
        );
      }
    },
  }),
];
