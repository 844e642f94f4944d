import type { RecordWarning } from '../../../database/record-handler.ts';
import type { RecordError } from './catalog-warning.ts';

/** Turns an error of the record with this key into an import warning. */
export const warningOf =
  (key: string) =>
  ({ code, field, subject, isTaken }: RecordError): RecordWarning => ({
    key,
    code,
    subject: subject === '' ? field : `${field}: ${subject}`,
    isTaken,
  });
