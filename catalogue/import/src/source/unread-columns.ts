import type { ImportWarning } from '../record/warning.ts';

const longestExample = 60;

/** Columns of a file that are not read, with the first value found in each. */
export type UnreadColumns = {
  /** Notes a row; `valueAt` returns the value of a column, or undefined. */
  note: (valueAt: (column: string) => string | undefined) => void;
  warnings: () => ImportWarning[];
};

/** Collects example values of `columns` for the file at `path`. */
export const newUnreadColumns = (path: string, columns: readonly string[]): UnreadColumns => {
  const examples = new Map<string, string>();
  const pending = new Set(columns);
  const warning = (subject: string): ImportWarning => ({
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
    warnings: () => [
      ...columns.flatMap((column) => {
        const example = examples.get(column);
        return example === undefined ? [] : [warning(`${column}: '${example}'`)];
      }),
      ...(pending.size === 0 ? [] : [warning(`nothing in ${[...pending].join(', ')}`)]),
    ],
  };
};
