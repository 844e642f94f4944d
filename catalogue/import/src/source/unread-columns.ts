import type { ImportWarning } from '../record/warning.ts';

const longestExample = 60;

/** Columns of a file that nothing reads, with the first value that each was seen to hold. */
export type UnreadColumns = {
  /** Notes a row; `valueAt` answers what stands in a column, or nothing. */
  note: (valueAt: (column: string) => string | undefined) => void;
  remarks: () => ImportWarning[];
};

/** Gathers examples of what `columns` hold, for the file at `path`. */
export const newUnreadColumns = (path: string, columns: readonly string[]): UnreadColumns => {
  const examples = new Map<string, string>();
  const pending = new Set(columns);
  const remark = (subject: string): ImportWarning => ({
    file: path,
    line: 1,
    code: 'unknown-column',
    subject,
    isRowTaken: true,
  });
  return {
    note: (valueAt) => {
      for (const column of pending) {
        const value = valueAt(column);
        if (value === undefined || value === '') continue;
        examples.set(column, value.slice(0, longestExample));
        pending.delete(column);
      }
    },
    remarks: () => [
      ...columns.flatMap((column) => {
        const example = examples.get(column);
        return example === undefined ? [] : [remark(`${column}: '${example}'`)];
      }),
      ...(pending.size === 0 ? [] : [remark(`nothing in ${[...pending].join(', ')}`)]),
    ],
  };
};
