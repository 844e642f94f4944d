import { type Refusal, refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/database.ts';
import { nameInPlace, readSample, sampleHeaders } from '../../modules/downloads/downloads.ts';
import { type AskedPart, type FilePlaces, openFile, withBody, withoutBody } from './opened-file.ts';

type SampleParts = FilePlaces & { database: Database };

type AskedSample = AskedPart & {
  /** Id of the link that the sample is of, as it was asked for. */
  id: string;
  ifNoneMatch: string | undefined;
  isHead: boolean;
  language: string;
};

/** Shows everybody the sample of a file that is for sale, whole or the part that is asked for. Nothing is counted. */
export const showSample = async (
  parts: SampleParts,
  { id, language, isHead, ifNoneMatch, ...asked }: AskedSample,
): Promise<Response | Refusal> => {
  if (!/^[1-9]\d{0,8}$/.test(id)) return refusal('download.no-sample');
  const sample = await readSample(parts.database, Number(id), language);
  if (sample === undefined) return refusal('download.no-sample');
  const opened = await openFile(sample, asked, parts);
  if (opened === undefined) return refusal('download.no-sample');
  if (opened === 'away') return refusal('request.busy');
  const name = sample.file_name ?? (nameInPlace(sample.file) || sample.product_name);
  const headers = { ...sampleHeaders(name), ...opened.headers };
  return withoutBody(opened, { headers, isHead, ifNoneMatch }) ?? withBody(opened, headers);
};
