import type { Progress, ProgressStage } from './run/run-context.ts';

export type Terminal = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const stageTexts: Record<ProgressStage, string> = { reading: 'Reading', comparing: 'Comparing', applying: 'Importing', pruning: 'Removing', undoing: 'Undoing' };

const betweenLines = 5000;
const betweenRewrites = 100;

export type ProgressShown = { show: (progress: Progress) => void; end: () => void };

/**
 * Says how far a run has come: one line that is rewritten on a terminal, a plain line every five seconds elsewhere. `now` in
 * milliseconds.
 */
export const progressOn = (terminal: Terminal, now: () => number): ProgressShown => {
  const isRewritten = terminal.isTTY === true;
  let stage: ProgressStage | undefined;
  let [beganAt, saidAt, isLineOpen] = [0, Number.NEGATIVE_INFINITY, false];
  const end = (): void => {
    if (isLineOpen) terminal.write('\n');
    isLineOpen = false;
  };
  return {
    end,
    show: (progress) => {
      if (progress.stage !== stage) {
        end();
        [stage, beganAt, saidAt] = [progress.stage, now(), isRewritten ? Number.NEGATIVE_INFINITY : now()];
      }
      const at = now();
      if (at - saidAt < (isRewritten ? betweenRewrites : betweenLines) && progress.done !== progress.total) return;
      saidAt = at;
      const { kind, done, total } = progress;
      const speed = at > beganAt ? `, ${Math.round((done * 1000) / (at - beganAt))} a second` : '';
      const line = `${stageTexts[progress.stage]}${kind === undefined ? '' : ` ${kind}`}: ${done}${total === undefined ? '' : ` of ${total}`}${speed}`;
      terminal.write(isRewritten ? `\r\u001b[2K${line.slice(0, (terminal.columns ?? 80) - 1)}` : `${line}\n`);
      isLineOpen = isRewritten;
    },
  };
};
