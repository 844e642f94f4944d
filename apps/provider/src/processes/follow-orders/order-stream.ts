import type { EventFeed } from '../../events/event-feed.ts';

export type OrderStreamOptions = {
  feed: EventFeed;
  /** Milliseconds after which it ends. */
  lifeMs: number;
  /** Milliseconds between signs of life. */
  beatMs: number;
  /** Whether the listener may still listen. */
  mayGoOn: () => Promise<boolean>;
  /** Aborts when the listener has left. */
  gone: AbortSignal;
  /** Called once, when it has ended. */
  onEnd: () => void;
};

/** Milliseconds after which a browser whose stream broke asks again. */
const againAfterMs = 2000;

/** Closes a stream, unless its reader has cancelled it. */
const closeQuietly = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
  try {
    controller.close();
  } catch {
    // It is closed already.
  }
};

/**
 * Returns new orders as server-sent events. Each beat is a comment, by which proxies keep the connection. Before each
 * order and beat the session is asked for again, and the stream ends where it is over.
 */
// oxlint-disable-next-line max-lines-per-function -- each step ends or writes the same stream
export const orderStream = ({
  feed,
  lifeMs,
  beatMs,
  mayGoOn,
  gone,
  onEnd,
}: OrderStreamOptions): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let end = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      let isOver = false;
      const write = (text: string): void => {
        if (!isOver) controller.enqueue(encoder.encode(`${text}\n\n`));
      };
      // One after the other, so that events keep their order.
      let asked = Promise.resolve();
      const writeIfAllowed = (text: string): void => {
        const before = asked;
        const ask = async (): Promise<void> => {
          await before;
          if (isOver) return;
          if (await mayGoOn().catch(() => false)) write(text);
          else end();
        };
        asked = ask();
      };
      const unfollow = feed.follow('order.placed', {
        onEvent: (key) =>
          writeIfAllowed(`event: order\nid: ${key}\ndata: ${JSON.stringify({ order_id: Number(key) })}`),
        onMissed: () => write('event: missed\ndata: {}'),
        onEnd: () => end(),
      });
      const timers = [
        setInterval(() => writeIfAllowed(':'), beatMs).unref(),
        setTimeout(() => end(), lifeMs).unref(),
      ];
      const leave = (): void => end();
      end = () => {
        if (isOver) return;
        isOver = true;
        for (const timer of timers) clearTimeout(timer);
        gone.removeEventListener('abort', leave);
        unfollow();
        onEnd();
        closeQuietly(controller);
      };
      gone.addEventListener('abort', leave, { once: true });
      write(`retry: ${againAfterMs}`);
      if (gone.aborted) end();
    },
    cancel: () => end(),
  });
};
