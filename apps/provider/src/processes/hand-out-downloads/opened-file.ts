import { Readable } from 'node:stream';
import {
  byteRangeOf,
  type BoughtFile,
  type DownloadFiles,
  isAddress,
} from '../../modules/downloads/downloads.ts';
import { isPictureStoreError } from '../../modules/media/media.ts';
import { OutboundError, type OutboundOpen } from '../../outbound-fetch.ts';

/** What a browser says of the part it wants. */
export type AskedPart = { range: string | undefined; ifRange: string | undefined };

/** A file as it is sent: whole (200), a part (206), or none of it, as it has no such part (416). */
type OpenedFile = {
  status: 200 | 206 | 416;
  headers: Record<string, string>;
  body: Readable | null;
  /** Whether it begins with its first byte. */
  isBeginning: boolean;
  etag: string | undefined;
};

export type FilePlaces = { files: DownloadFiles | undefined; openOutside: OutboundOpen };

/** A part is sent only of the file that the first part was of (RFC 9110 §13.1.5). */
const wantedPart = ({ range, ifRange }: AskedPart, etag: string | undefined): string | undefined =>
  ifRange === undefined || ifRange === etag ? range : undefined;

const openKept = async (
  files: DownloadFiles,
  file: string,
  asked: AskedPart,
): Promise<OpenedFile | undefined> => {
  const found = await files.find(file);
  if (found === undefined) return undefined;
  const { bytes, etag } = found;
  const part = byteRangeOf(wantedPart(asked, etag), bytes);
  if (part === 'unsatisfiable')
    return {
      status: 416,
      headers: { 'content-range': `bytes */${bytes}` },
      body: null,
      isBeginning: false,
      etag,
    };
  const opened = await files.open(file, part);
  if (opened === undefined) return undefined;
  const ranged: Record<string, string> =
    part === undefined
      ? {}
      : { 'content-range': `bytes ${part.from}-${part.from + part.length - 1}/${bytes}` };
  return {
    status: part === undefined ? 200 : 206,
    headers: {
      'content-length': String(part?.length ?? bytes),
      ...ranged,
      etag: opened.etag,
      'accept-ranges': 'bytes',
    },
    body: opened.body,
    isBeginning: (part?.from ?? 0) === 0,
    etag: opened.etag,
  };
};

const passedOn = ['content-length', 'content-range', 'etag', 'accept-ranges'] as const;

/** Opens a file elsewhere, which answers for its own parts. */
const openElsewhere = async (
  open: OutboundOpen,
  address: string,
  { range, ifRange }: AskedPart,
): Promise<OpenedFile | undefined> => {
  const { status, header, body } = await open(address, {
    'accept-encoding': 'identity',
    ...(range !== undefined && { range }),
    ...(range !== undefined && ifRange !== undefined && { 'if-range': ifRange }),
  });
  if (status !== 200 && status !== 206 && status !== 416) {
    body.destroy();
    return undefined;
  }
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (status === 416) body.destroy();
  return {
    status,
    headers: status === 416 ? { 'content-range': headers['content-range'] ?? 'bytes */*' } : headers,
    body: status === 416 ? null : body,
    isBeginning: status === 200 || headers['content-range']?.startsWith('bytes 0-') === true,
    etag: header('etag'),
  };
};

/** Opens the file of a link; undefined where there is none, `away` while whoever has it does not answer. */
export const openFile = async (
  { file }: Pick<BoughtFile, 'file'>,
  asked: AskedPart,
  { files, openOutside }: FilePlaces,
): Promise<OpenedFile | 'away' | undefined> => {
  try {
    if (isAddress(file)) return await openElsewhere(openOutside, file, asked);
    return files && (await openKept(files, file, asked));
  } catch (error) {
    if (isPictureStoreError(error) || error instanceof OutboundError) return 'away';
    throw error;
  }
};

/** Closes what was opened and is not sent. */
export const nothingSent = ({ body }: OpenedFile): void => void body?.destroy();

/** Whether the browser has the file as it is. */
const isKnown = ({ etag, isBeginning }: OpenedFile, ifNoneMatch: string | undefined): boolean =>
  etag !== undefined && isBeginning && (ifNoneMatch ?? '').split(',').some((one) => one.trim() === etag);

type Asked = { headers: Record<string, string>; isHead: boolean; ifNoneMatch: string | undefined };

/** Answers without its bytes where headers alone are asked for, there is no such part, or the browser has it; else null. */
export const withoutBody = (opened: OpenedFile, { headers, isHead, ifNoneMatch }: Asked): Response | null => {
  if (!isHead && opened.body !== null && !isKnown(opened, ifNoneMatch)) return null;
  nothingSent(opened);
  const isUnchanged = !isHead && opened.body !== null;
  return new Response(null, { status: isUnchanged ? 304 : opened.status, headers });
};

/** Answers with the bytes that were opened. */
export const withBody = ({ status, body }: OpenedFile, headers: Record<string, string>): Response =>
  new Response(body && (Readable.toWeb(body) as ReadableStream<Uint8Array>), { status, headers });
