import type { EventFeed } from '../../events/event-feed.ts';

export type OrderStreamOptions = {
  feed: EventFeed;
  /** Milliseconds after which it ends. */
  lifeMs: number;
  /** Milliseconds between signs of life, with each of which the session is asked for again. */
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
 * Returns new orders as server-sent events. Each beat is a comment, by which proxies keep the connection; the stream
 * ends at the beat that finds the session over.
 */
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
      const unfollow = feed.follow('order.placed', {
        onEvent: (key) =>
          write(`event: order\nid: ${key}\ndata: ${JSON.stringify({ order_id: Number(key) })}`),
        onMissed: () => write('event: missed\ndata: {}'),
        onEnd: () => end(),
      });
      const beat = async (): Promise<void> => {
        if (await mayGoOn().catch(() => false)) write(':');
        else end();
      };
      const timers = [
        setInterval(() => void beat(), beatMs).unref(),
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
