import type pg from 'pg';
import { listen, type Listener } from '../database/listen.ts';
import type { EventName } from './event.ts';

type Follower = {
  /** An event of the name was committed, by whichever process. */
  onEvent: (key: string) => void;
  /** Events may have been committed that nobody heard of, as the listening began again. */
  onMissed: () => void;
  /** The feed is closed: nothing comes any more. */
  onEnd: () => void;
};

/** Tells of events as they are committed, in this process or another. */
export type EventFeed = {
  /** Returns a function that ends it. */
  follow: (name: EventName, follower: Follower) => () => void;
  close: () => void;
};

/**
 * Returns a feed of events for whoever wants to know at once and may miss some; subscribers of the job queue miss none.
 * A session of the database listens while anybody follows.
 */
export const eventFeed = (pool: pg.Pool, onTrouble: (error: unknown) => void): EventFeed => {
  const followers = new Map<Follower, EventName>();
  let listener: Listener | undefined;
  const onNotification = (payload: string): void => {
    const [name = '', ...key] = payload.split(' ');
    for (const [follower, followed] of followers) if (followed === name) follower.onEvent(key.join(' '));
  };
  const onListening = (): void => {
    for (const follower of followers.keys()) follower.onMissed();
  };
  const rest = (): void => {
    listener?.close();
    listener = undefined;
  };
  return {
    follow: (name, follower) => {
      followers.set(follower, name);
      listener ??= listen(pool, { channel: 'event', onNotification, onListening, onTrouble });
      return () => {
        if (followers.delete(follower) && followers.size === 0) rest();
      };
    },
    close: () => {
      const left = Array.from(followers.keys());
      followers.clear();
      for (const follower of left) follower.onEnd();
      rest();
    },
  };
};
