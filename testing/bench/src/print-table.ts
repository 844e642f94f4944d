import type { Table } from './bench.ts';

const isNumeric = (text: string): boolean => /^[\d.,+-]+( ?[%×a-zA-Z]{0,3})?$/.test(text);

/** Formats a table as lines of text: columns as wide as their widest cell, numbers aligned right. */
export const tableLines = ({ title, rows, note }: Table): string[] => {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        isNumeric(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [heading = [], ...body] = cells;
  return [
    title,
    '',
    line(heading),
    line(widths.map((width) => '─'.repeat(width))),
    ...body.map(line),
    ...(note ? ['', note] : []),
  ];
};
