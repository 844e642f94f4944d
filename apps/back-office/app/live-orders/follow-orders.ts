import { deskAddress } from '@dijla/contract/desk-client';
import { isPresent } from '../provider-client/presence.ts';

/** Of all pages of a browser one has the stream, as a browser keeps few connections to a host. */
const name = 'desk-orders';
/** Milliseconds between looks at whether somebody is still at the page. */
const lookEveryMs = 5000;
const refusedRestMs = 30_000;

type News = 'order' | 'missed';

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const opened = (onNews: (news: News) => void): EventSource => {
  const source = new EventSource(deskAddress('desk/order-events', {}));
  for (const news of ['order', 'missed'] as const) source.addEventListener(news, () => onNews(news));
  // Between two streams nobody listened.
  source.addEventListener('open', () => onNews('missed'));
  return source;
};

/**
 * Holds the stream while somebody is at this page: it keeps a session alive, which that of an empty chair must not. One
 * that was refused is asked for again after a rest.
 */
const lead = async (onNews: (news: News) => void, signal: AbortSignal): Promise<void> => {
  let source: EventSource | null = null;
  while (!signal.aborted && isPresent()) {
    if (source?.readyState === EventSource.CLOSED) {
      source = null;
      await pause(refusedRestMs, signal);
    } else {
      source ??= opened(onNews);
      await pause(lookEveryMs, signal);
    }
  }
  source?.close();
};

/**
 * Calls back when an order was placed (`order`), and when some may have been while nobody listened (`missed`). Returns a
 * function that ends it. A browser without locks has a stream for each page.
 */
export const followOrders = (onNews: (news: News) => void): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  const leading = () =>
    lead((news) => {
      channel.postMessage(news);
      onNews(news);
    }, signal);
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      if (isPresent())
        await ('locks' in navigator
          ? navigator.locks.request(name, { signal }, leading).catch(() => undefined)
          : leading());
      await pause(lookEveryMs, signal);
    }
    channel.close();
  };
  void run();
  return () => stopping.abort();
};
