import type { SourceFile } from '../catalog-format.ts';
import type { RunLog } from './run-log.ts';

/**
 * Wraps files to log each skipped row once, although formats read some files several times from the
 * beginning.
 */
export const withUnreadRowsTold = (files: readonly SourceFile[], log: RunLog): SourceFile[] =>
  files.map((file) => {
    let reported = 0;
    return {
      ...file,
      onUnreadRow: ({ line, code, subject }) => {
        if (line > reported) log.warning([{ file: file.path, line, code, subject, isRowTaken: false }]);
        reported = Math.max(reported, line);
      },
    };
  });
