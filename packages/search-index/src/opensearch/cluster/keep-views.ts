import { isEngineAway } from '../../core/search-engine.ts';
import type { KeptView } from './kept-view.ts';

/** Keeps the store views in the cluster as they are here, at least once for each change. */
export type Keeping = {
  /** Takes in that products changed; resolves once searches find them so, or after a moment where the cluster lags. */
  changed: (ids: Iterable<number>) => Promise<void>;
  /** Compares everything, in the background; called once all products are known. */
  compareAll: () => void;
  /** Compares everything for the first time; resolves once searches are answered, or when that was tried in vain. */
  begin: () => Promise<void>;
  /** Resolves once all is written that is known to differ, or when it was tried in vain. */
  settled: () => Promise<void>;
  close: () => void;
};

export type KeepingParts = {
  views: readonly KeptView[];
  onTrouble: (error: unknown) => void;
  /** Milliseconds between attempts. */
  retryMs?: number | undefined;
  /** Milliseconds between comparisons of everything. */
  compareMs?: number | undefined;
};

const productsAtOnce = 250;
/** Milliseconds that whoever tells of changes waits for them to be found. */
const patienceMs = 2000;
const hourMs = 60 * 60_000;
const readyPollMs = 20;

const within = (work: Promise<void>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, enough]).finally(() => clearTimeout(timer));
};

/** Keeps the views once `compareAll` was called; what cannot be written is tried again until it is. */
// oxlint-disable-next-line max-lines-per-function -- what is pending, compared and tried again is one state
export const keepViews = ({
  views,
  onTrouble,
  retryMs = 1000,
  compareMs = hourMs,
}: KeepingParts): Keeping => {
  const pending = new Map(views.map((view) => [view, new Set<number>()]));
  const toCompare = new Set<KeptView>();
  let [turn, comparison, isClosed] = [Promise.resolve(), Promise.resolve(), false];
  let again: NodeJS.Timeout | undefined;

  const tryLater = (): void => {
    clearTimeout(again);
    if (isClosed) return;
    again = setTimeout(() => {
      if (toCompare.size > 0) void compareNext();
      void writeNext();
    }, retryMs).unref();
  };
  const note = (view: KeptView, ids: Iterable<number>): void => {
    for (const id of ids) pending.get(view)?.add(id);
  };

  const write = async (view: KeptView, waiting: Set<number>): Promise<void> => {
    while (waiting.size > 0 && !isClosed) {
      const ids = [...waiting].slice(0, productsAtOnce);
      for (const id of ids) waiting.delete(id);
      const { later } = await view.write(ids).catch((error: unknown) => {
        note(view, ids);
        if (!isEngineAway(error)) toCompare.add(view);
        throw error;
      });
      if (later.length === 0) continue;
      note(view, later);
      tryLater();
      return;
    }
  };
  const writeAll = async (): Promise<void> => {
    for (const [view, waiting] of pending)
      await write(view, waiting).catch((error: unknown) => {
        onTrouble(error);
        tryLater();
      });
  };
  const writeNext = (): Promise<void> => {
    turn = turn.then(writeAll);
    return turn;
  };

  const compare = async (): Promise<void> => {
    for (const view of toCompare) {
      if (isClosed) return;
      toCompare.delete(view);
      await view
        .settle()
        .then((ids) => note(view, ids))
        .catch((error: unknown) => {
          if (isClosed) return;
          toCompare.add(view);
          throw error;
        });
    }
    await writeNext();
  };
  const compareNext = (): Promise<void> => {
    comparison = comparison.then(compare).catch((error: unknown) => {
      onTrouble(error);
      tryLater();
    });
    return comparison;
  };
  const compareAll = (): void => {
    for (const view of views) toCompare.add(view);
    void compareNext();
  };
  const hourly = setInterval(compareAll, compareMs).unref();
  return {
    begin: async () => {
      let isTried = false;
      compareAll();
      void comparison.finally(() => {
        isTried = true;
      });
      while (!isTried && !isClosed && !views.every((view) => view.isReady()))
        await new Promise((resolve) => setTimeout(resolve, readyPollMs));
    },
    changed: async (ids) => {
      const some = [...ids];
      for (const waiting of pending.values()) for (const id of some) waiting.add(id);
      if (some.length > 0) await within(writeNext(), patienceMs);
    },
    compareAll,
    settled: async () => {
      await comparison;
      await turn;
    },
    close: () => {
      isClosed = true;
      clearTimeout(again);
      clearInterval(hourly);
    },
  };
};
