import type { SourceFile } from '../catalog-format.ts';
import type { RunLog } from './run-log.ts';

/** Files that tell the log of rows which are not read, each once: formats walk some files several times, always from the first line on. */
export const withUnreadRowsTold = (files: readonly SourceFile[], log: RunLog): SourceFile[] =>
  files.map((file) => {
    let told = 0;
    return {
      ...file,
      onUnreadRow: ({ line, code, subject }) => {
        if (line > told) log.remark([{ file: file.path, line, code, subject, isRowTaken: false }]);
        told = Math.max(told, line);
      },
    };
  });
