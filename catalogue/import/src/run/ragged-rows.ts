import type { SourceFile } from '../catalogue-format.ts';
import type { RemarkCode } from '../remark.ts';
import type { RunLog } from './run-log.ts';

const code: RemarkCode = 'ragged-row';

/** Files that tell the log of rows their columns say nothing of, each once: formats walk some files several times. */
export const withRaggedRowsTold = (files: readonly SourceFile[], log: RunLog): SourceFile[] =>
  files.map((file) => {
    const told = new Set<number>();
    return {
      ...file,
      onRaggedRow: ({ line, cells, columns }) => {
        if (!told.has(line)) log.remark([{ file: file.path, line, code, subject: `${cells} cells, ${columns} columns`, isRowTaken: false }]);
        told.add(line);
      },
    };
  });
