import type { RecordWarning } from '../../../database/record-handler.ts';
import type { RecordError } from './catalog-warning.ts';

/** A fault of the record under this key, as an import hears of it. */
export const warningOf =
  (key: string) =>
  ({ code, field, subject, isTaken }: RecordError): RecordWarning => ({
    key,
    code,
    subject: subject === '' ? field : `${field}: ${subject}`,
    isTaken,
  });
