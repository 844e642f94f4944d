import type { CatalogFormat, Finding, SourceFile } from '../catalog-format.ts';
import type { RecordKind } from '../record/import-record.ts';
import { jsonLines } from '../json-format/json-lines.ts';
import { checkedRecord, recordSchemas } from './record-schemas.ts';
import { sheetOfKind } from './sheets.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKind = (kind: unknown): kind is RecordKind =>
  typeof kind === 'string' && Object.hasOwn(recordSchemas, kind);

/** Returns the key of an invalid record, or an empty text; keys of personal data are not returned. */
const keyIn = (kind: RecordKind, record: unknown): string => {
  const {
    needed: [member = ''],
    isPersonal = false,
  } = sheetOfKind(kind);
  const key = isObject(record) && !isPersonal ? record[member] : undefined;
  return typeof key === 'string' ? key : '';
};

const findingOf = (value: unknown, place: { file: string; line: number }): Finding => {
  const refused = (subject: string, key = ''): Finding => ({
    kind: 'warning',
    warning: { ...place, code: 'unreadable-record', subject, isRowTaken: false, key },
  });
  if (!isObject(value)) return refused('{ "kind": …, "record": … }');
  const { kind, record } = value;
  if (!isKind(kind))
    return {
      kind: 'warning',
      warning: { ...place, code: 'kind-without-place', subject: String(kind), isRowTaken: false },
    };
  const checked = checkedRecord(kind, record);
  return checked.ok
    ? { ...checked.record, place }
    : refused(`${kind} ${checked.member}: ${checked.fault}`, keyIn(kind, record));
};

async function* read(files: readonly SourceFile[]): AsyncGenerator<Finding> {
  for (const file of files)
    for await (const { line, value } of jsonLines(file)) yield findingOf(value, { file: file.path, line });
}

/**
 * Reads Dijla's own records as JSON lines, as the export writes them: `{ "kind": "product", "record": { … }
 * }`. Kinds may come in any order.
 */
export const dijlaJsonl: CatalogFormat = {
  about: "Dijla's own records, one JSON object a line (what npm run export writes)",
  suffixes: ['.jsonl', '.ndjson'],
  read,
};
