import type { Progress, ProgressStage } from '../run/run-context.ts';

export type Terminal = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const stageTexts: Record<ProgressStage, string> = {
  reading: 'Reading',
  comparing: 'Comparing',
  applying: 'Importing',
  pruning: 'Removing',
  undoing: 'Undoing',
};

const betweenLines = 5000;
const betweenRewrites = 100;
/** Milliseconds before which no time estimate is shown. */
const soonest = 1000;

export type ProgressShown = {
  show: (progress: Progress) => void;
  /**
   * Reports the share of a pass over the files, from 0 to 1, both before the first record and while records
   * arrive.
   */
  walk: (share: number) => void;
  end: () => void;
};

/** Formats the remaining time at the speed so far, for `share` of the work done in `spent` milliseconds. */
const timeLeft = (share: number, spent: number): string => {
  if (share <= 0 || share >= 1 || spent < soonest) return '';
  const seconds = (spent / share - spent) / 1000;
  return seconds < 90
    ? `, about ${Math.max(1, Math.round(seconds))} s left`
    : `, about ${Math.round(seconds / 60)} min left`;
};

type Line = { text: string; isLast: boolean };

/** Writes one line that is rewritten in place on a terminal, or a plain line every five seconds elsewhere. */
const writer = (terminal: Terminal, now: () => number) => {
  const isRewritten = terminal.isTTY === true;
  let [saidAt, isLineOpen] = [Number.NEGATIVE_INFINITY, false];
  const end = (): void => {
    if (isLineOpen) terminal.write('\n');
    isLineOpen = false;
  };
  return {
    end,
    /** Starts a step: a terminal shows it at once, other outputs only when it lasts. */
    begin: () => {
      end();
      saidAt = isRewritten ? Number.NEGATIVE_INFINITY : now();
    },
    say: (line: () => Line) => {
      const at = now();
      const { text, isLast } = line();
      if (at - saidAt < (isRewritten ? betweenRewrites : betweenLines) && !isLast) return;
      saidAt = at;
      terminal.write(isRewritten ? `\r\u001b[2K${text.slice(0, (terminal.columns ?? 80) - 1)}` : `${text}\n`);
      isLineOpen = isRewritten;
    },
  };
};

/** Shows the progress of a run and the estimated time left. `now` returns milliseconds. */
export const progressOn = (terminal: Terminal, now: () => number): ProgressShown => {
  const { end, begin, say } = writer(terminal, now);
  let step = '';
  let [beganAt, walkedAt, walked] = [0, 0, 0];
  const enter = (name: string): void => {
    if (name === step) return;
    begin();
    [step, beganAt] = [name, now()];
  };
  const speed = (done: number): string =>
    now() > beganAt ? `, ${Math.round((done * 1000) / (now() - beganAt))} a second` : '';
  return {
    end,
    walk: (share) => {
      if (share < walked) walkedAt = now();
      walked = share;
      if (step !== '' && step !== 'walk') return;
      enter('walk');
      say(() => ({ text: `Looking through the files: ${Math.round(share * 100)} %`, isLast: false }));
    },
    show: ({ stage, kind, done, total }) => {
      enter(stage);
      const isWalk = stage === 'reading' && walked > 0;
      const [share, since] = isWalk ? [walked, walkedAt] : [total === undefined ? 0 : done / total, beganAt];
      const count = `${done}${total === undefined ? '' : ` of ${total}`}${isWalk && walked < 1 ? `, ${Math.round(walked * 100)} %` : ''}`;
      say(() => ({
        text: `${stageTexts[stage]}${kind === undefined ? '' : ` ${kind}`}: ${count}${timeLeft(share, now() - since)}${speed(done)}`,
        isLast: done === total,
      }));
    },
  };
};
