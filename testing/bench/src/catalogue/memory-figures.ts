import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AskedFigure } from '../asked-figures.ts';
import type { MeasuredProcess } from '../processes/measured-process.ts';
import { peakMegabytes, residentMegabytes } from '../processes/process-figures.ts';
import { rawGet } from '../raw-get.ts';
import { listed } from './listing.ts';
import { search, searchPath } from './wire-search.ts';

const cachedBytes = 32_000_000;
const encodings = ['br', 'gzip', 'identity'];
/** Milliseconds of idle time after which the shop has collected its garbage, even on a busy machine. */
const calmMs = 5000;
const largestSize = 10_000;

/** Requests pages of products until the shop's cache holds 32 MB of them. */
const fillPageCache = async (base: string): Promise<void> => {
  const { hits } = await search(base, {
    request: { _appliedFilters: listed },
    size: 1000,
    include: ['url_path'],
  });
  let bytes = 0;
  for (const { url_path } of hits) {
    if (bytes >= cachedBytes) return;
    for (const encoding of encodings)
      bytes += (await rawGet(`${base}/ar/${String(url_path)}`, { encoding })).body.byteLength;
  }
};

/** Reads an answer and discards its body. */
const swallowed = (address: string): Promise<{ status: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'identity' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
    });
    request.on('error', reject);
  });

const largeAnswer = async ({ url, pid }: MeasuredProcess): Promise<AskedFigure> => {
  const address = `${url}${searchPath({ request: { _appliedFilters: listed }, size: largestSize })}`;
  const name = 'MB that an answer of size=10000 without a source filter adds';
  const before = residentMegabytes(pid);
  let answer = { status: 0, bytes: 0 };
  const peak = await peakMegabytes(pid, async () => {
    answer = await swallowed(address);
  });
  if (answer.status !== 200) return { name, atMost: 100, seen: `refused with ${answer.status}` };
  return {
    name: `${name} (${Math.round(answer.bytes / 1_000_000)} MB sent)`,
    atMost: 100,
    seen: Math.max(0, Math.round(peak - before)),
  };
};

/**
 * Measures the memory of the whole process when it is warm and its page cache holds 32 MB, and the increase
 * caused by one large answer.
 */
export const memoryFigures = async (shop: MeasuredProcess): Promise<AskedFigure[]> => {
  await fillPageCache(shop.url);
  const busy = {
    name: 'MB of the whole process, warm, as it caches the last of 32 MB of pages',
    atMost: null,
    seen: Math.round(residentMegabytes(shop.pid)),
  };
  await pause(calmMs);
  const calm = {
    name: `MB of the whole process, warm, 32 MB of pages cached, ${calmMs / 1000} s after the last request`,
    atMost: 450,
    seen: Math.round(residentMegabytes(shop.pid)),
  };
  return [busy, calm, await largeAnswer(shop)];
};
