import type { ImportRun } from '@dijla/provider/processes/import-run/import-run';

const changesOf = ({ summary }: ImportRun): string => {
  if (summary === null) return '';
  const fault = summary.fault === undefined ? '' : ` (${summary.fault.split('\n')[0]})`;
  if (Object.keys(summary.counts).length === 0) return `${summary.touched} touched${fault}`;
  const sum = (what: 'added' | 'changed' | 'removed'): number =>
    Object.values(summary.counts).reduce((total, counts) => total + counts[what], 0);
  return `${sum('added')} added, ${sum('changed')} changed, ${sum('removed')} removed${fault}`;
};

/** Lists the runs, one per line, the latest first. */
export const runList = (runs: readonly ImportRun[]): string =>
  runs.length === 0
    ? 'There was no import yet.'
    : runs
        .map((run) =>
          [
            String(run.id).padStart(5),
            run.started_at.toISOString().slice(0, 16).replace('T', ' '),
            run.state.padEnd(8),
            run.format.padEnd(12),
            changesOf(run),
          ].join('  '),
        )
        .join('\n');
