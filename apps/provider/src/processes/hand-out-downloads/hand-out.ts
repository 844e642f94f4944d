import { type Refusal, refusal } from '../../call/refusal.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import {
  countDownload,
  type FileAddress,
  isGoingOn,
  readAddress,
  readBoughtFile,
  savedHeaders,
} from '../../modules/downloads/downloads.ts';
import { followLockedOrder } from './follow-order.ts';
import {
  type AskedPart,
  type FilePlaces,
  nothingSent,
  openFile,
  withBody,
  withoutBody,
} from './opened-file.ts';
import { savedNameOf, stateOf } from './shown-files.ts';

type HandOutParts = FilePlaces & { database: Database; secret: string };

type AskedFile = AskedPart & {
  token: string;
  ifNoneMatch: string | undefined;
  /** Whether the headers alone are asked for. */
  isHead: boolean;
  language: string;
  now: number;
};

const refusals = {
  gone: 'download.not-found',
  expired: 'download.address-expired',
  'used-up': 'download.used-up',
  ended: 'download.ended',
} as const;

/** Counts the download, unless it goes on; the order as it is at that moment says whether it may be had at all. */
const counted = (
  { database }: HandOutParts,
  { boughtId, nonce, expiresAt }: FileAddress,
  { orderId, isBeginning, now }: { orderId: number; isBeginning: boolean; now: number },
): Promise<Refusal | null> =>
  inTransaction(database, async (transaction) => {
    await followLockedOrder(transaction, orderId, { cause: `file ${nonce}`, now });
    const why = await countDownload(transaction, { boughtId, nonce, expiresAt, isBeginning, now });
    return why === null ? null : refusal(refusals[why]);
  });

/**
 * Hands a bought file out at its signed address: whole, or the part that is asked for. What is opened first is counted
 * after that, so that nobody pays with a download for a store that does not answer. Headers alone, a part that there is
 * not, and a file that is known are not counted.
 */
export const handOut = async (parts: HandOutParts, asked: AskedFile): Promise<Response | Refusal> => {
  const { database, secret } = parts;
  const { token, language, now, isHead } = asked;
  const address = readAddress(token, secret);
  if (address === undefined) return refusal('download.not-found');
  const bought = await readBoughtFile(database, address.boughtId, { owner: 'of its address', language });
  if (bought === undefined) return refusal('download.not-found');
  const goesOn = await isGoingOn(database, { ...address, now });
  if (!goesOn && now >= address.expiresAt) return refusal('download.address-expired');
  const state = stateOf(bought, now);
  if (!goesOn && state !== 'ready') return refusal(refusals[state]);
  const opened = await openFile(bought, asked, parts);
  if (opened === undefined) return refusal('download.file-missing');
  if (opened === 'away') return refusal('request.busy');
  const headers = { ...savedHeaders(savedNameOf(bought)), ...opened.headers };
  const empty = withoutBody(opened, { headers, isHead, ifNoneMatch: asked.ifNoneMatch });
  if (empty !== null) return empty;
  const { isBeginning } = opened;
  try {
    const refused = await counted(parts, address, { orderId: bought.order_id, isBeginning, now });
    if (refused !== null) {
      nothingSent(opened);
      return refused;
    }
  } catch (error) {
    nothingSent(opened);
    throw error;
  }
  return withBody(opened, headers);
};
