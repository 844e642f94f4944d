import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { breakerOf } from '@dijla/semaphore/breaker';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../../../settings/picture-address.ts';
import { isPictureStoreError, PictureStoreError } from './picture-store.ts';
import { errorCodeIn } from './s3-listing.ts';

/** How long a store may take, in milliseconds. */
export type StoreTiming = {
  /** Until it begins to answer; of what is sent, beside the time that takes at `leastBytesPerMs`. */
  answerMs: number;
  /** Between two parts of an answer. */
  idleMs: number;
  /** Before a request that failed at once is sent again. */
  pauseMs: number;
  /** How long a store that failed several times is not asked. */
  restMs: number;
};

export const usualTiming: StoreTiming = { answerMs: 4000, idleMs: 5000, pauseMs: 150, restMs: 5000 };

/** The slowest line that a picture is sent over. */
const leastBytesPerMs = 100;
/** Failures in a row after which nobody waits for the store. */
const mostFailures = 4;
const tries = 2;

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Name in the bucket; without one the bucket itself is asked. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Of a file its digest is told, so that it is not read into memory. */
  body?: Uint8Array | { file: Blob; sha256: string };
};

export type S3Client = {
  /** Where the bucket is, without the key. */
  name: string;
  /** Sends a request and returns what is answered: success, or 404 or 416, which say that there is none. */
  ask: (request: S3Request) => Promise<Response>;
};

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const emptyDigest = createHash('sha256').digest('hex');

const isFine = ({ status }: Response): boolean =>
  (status >= 200 && status < 300) || status === 404 || status === 416;

const faultOf = async (response: Response, name: string): Promise<PictureStoreError> => {
  const code = errorCodeIn((await response.text().catch(() => '')).slice(0, 4000));
  const isAway = response.status >= 500 || response.status === 429;
  return new PictureStoreError(
    isAway ? 'away' : 'refused',
    `The store of pictures ${name} ${isAway ? 'does not work' : 'refuses'}: ${response.status}${code === undefined ? '' : ` ${code}`}`,
  );
};

/** Words for why a request failed, without what was sent. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' && /^[A-Z_0-9]{3,40}$/.test(code) ? code : 'the connection failed';
};

/** Lets the answer's body fail when nothing of it comes for a while. */
const watched = (response: Response, cancel: AbortController, idleMs: number): Response => {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      // Whoever reads slowly is waited for; the store is only where something is asked of it.
      pull: async (controller) => {
        const timer = setTimeout(() => cancel.abort(), idleMs).unref();
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
};

type Send = (request: S3Request) => Promise<Response>;

/** Returns what is sent, its length and its digest. */
const sentBody = (
  body: S3Request['body'],
): { body?: Blob | Uint8Array<ArrayBuffer>; bytes: number; digest: string } => {
  if (body === undefined) return { bytes: 0, digest: emptyDigest };
  if (!(body instanceof Uint8Array)) return { body: body.file, bytes: body.file.size, digest: body.sha256 };
  return {
    body: body as Uint8Array<ArrayBuffer>,
    bytes: body.byteLength,
    digest: createHash('sha256').update(body).digest('hex'),
  };
};

/** Returns a function that signs a request (SigV4, the body included), sends it once, and waits for a while only. */
const signedSender = (
  { endpoint, bucket, region, keyId, secret }: BucketSettings,
  { name, timing }: { name: string; timing: StoreTiming },
): Send => {
  const signer = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region });
  const urlOf = ({ key, query = {} }: S3Request): string => {
    const path = [bucket, ...(key === undefined ? [] : key.split('/'))].map(escaped).join('/');
    const search = Object.entries(query).map(([member, value]) => `${escaped(member)}=${escaped(value)}`);
    return `${endpoint.origin}/${path}${search.length === 0 ? '' : `?${search.join('&')}`}`;
  };
  return async (request) => {
    const { method, headers = {} } = request;
    const { body, bytes, digest } = sentBody(request.body);
    const signed = await signer.sign(urlOf(request), {
      method,
      headers: { ...headers, 'x-amz-content-sha256': digest },
      ...(body && { body }),
    });
    const cancel = new AbortController();
    const late = setTimeout(() => cancel.abort(), timing.answerMs + bytes / leastBytesPerMs);
    try {
      // A store that sends elsewhere is not followed: the signature is for this host.
      const response = await fetch(signed, { signal: cancel.signal, redirect: 'manual' });
      return watched(response, cancel, timing.idleMs);
    } catch (error) {
      throw new PictureStoreError(
        'away',
        `The store of pictures ${name} does not answer${cancel.signal.aborted ? ' in time' : `: ${reasonOf(error)}`}`,
        { cause: cancel.signal.aborted ? 'late' : undefined },
      );
    } finally {
      clearTimeout(late);
    }
  };
};

/** Returns a function that sends a request again where it failed at once. */
const trying = (send: Send, { name, timing }: { name: string; timing: StoreTiming }): Send => {
  const answered: Send = async (request) => {
    const response = await send(request);
    if (isFine(response)) return response;
    throw await faultOf(response, name);
  };
  return async (request) => {
    for (let left = tries; ; left -= 1) {
      try {
        return await answered(request);
      } catch (error) {
        // Whoever has waited in vain does not wait as long again.
        const isQuick = isPictureStoreError(error) && error.fault === 'away' && error.cause !== 'late';
        if (!isQuick || left === 1) throw error;
        await pause(timing.pauseMs);
      }
    }
  };
};

/** Creates a client of one bucket. A store that failed several times is not asked for a while. */
export const s3Client = (settings: BucketSettings, timing: StoreTiming): S3Client => {
  const name = `${settings.endpoint.host}/${settings.bucket}`;
  const send = trying(signedSender(settings, { name, timing }), { name, timing });
  const breaker = breakerOf({
    failures: mostFailures,
    openMs: timing.restMs,
    now: Date.now,
    isAnswer: (error) => isPictureStoreError(error) && error.fault === 'refused',
  });
  return {
    name,
    ask: async (request) => {
      if (!breaker.isClosed())
        throw new PictureStoreError('away', `The store of pictures ${name} failed several times and rests`);
      return breaker.call(() => send(request));
    },
  };
};
