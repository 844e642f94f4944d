import type { RecordRemark } from '../../../database/record-keeper.ts';
import type { RecordFault } from './catalog-remark.ts';

/** A fault of the record under this key, as an import hears of it. */
export const remarkOf = (key: string) => ({ code, field, subject, isTaken }: RecordFault): RecordRemark => ({ key, code, subject: subject === '' ? field : `${field}: ${subject}`, isTaken });
