import { setTimeout as pause } from 'node:timers/promises';

/** What readers of a page saw. */
export type PagesSeen = {
  answered: number;
  /** Requests that were not answered with the page. */
  failed: number;
  /** The longest time until a reader had the page, however often she asked. */
  longestWaitMs: number;
};

const readers = 2;
const restMs = 100;

const isAnswered = async (url: string): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) });
  await answer.arrayBuffer();
  return answer.ok;
};

/** Has readers open the page again and again until it is over, and notes what they see. */
export const openPages = async (url: string, seen: PagesSeen, isOver: () => boolean): Promise<void> => {
  const reader = async (): Promise<void> => {
    for (let asked = performance.now(); !isOver(); await pause(restMs)) {
      const isThere = await isAnswered(url).catch(() => false);
      seen.longestWaitMs = Math.max(seen.longestWaitMs, performance.now() - asked);
      if (isThere) {
        seen.answered += 1;
        asked = performance.now() + restMs;
      } else seen.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
};
