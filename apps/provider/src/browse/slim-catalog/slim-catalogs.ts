import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { SlimAnswer, SlimVersion } from '@dijla/search-index/core/slim/slim-catalog';
import { createMutex } from '@dijla/semaphore/mutex';
import type { StoreView } from '../../call/store-view.ts';
import type { Database } from '../../database/database.ts';
import { readChangedSince } from './changed-since-sql.ts';
import { changesOfSlim, type SlimSource, wholeSlim } from './slim-parts.ts';

const brotli = promisify(brotliCompress);

/** A device with more changes behind takes the whole again. */
const changesAtMost = 2000;
/** Milliseconds for which a whole one is given out: what changed since follows as changes. */
const wholeForMs = 6 * 60 * 60_000;
/** A whole one is compressed once for many devices, and off the main thread; higher qualities take minutes. */
const wholeQuality = 9;
const changesQuality = 6;

type Bytes = Uint8Array<ArrayBuffer>;

const compressed = (answer: SlimAnswer, quality: number): Promise<Bytes> => {
  const text = Buffer.from(JSON.stringify(answer));
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
};

export type SlimParts = { readModel: SlimSource; database: Database };

/**
 * Gives out slim catalogues made of the read model, and what changed since one. `whole` gives the same bytes for hours;
 * `changes` is undefined when the version is not one of this shop's or too much has changed. Both are an
 * answer's JSON, compressed with Brotli.
 */
export const slimCatalogs = ({ readModel, database }: SlimParts) => {
  const inTurn = createMutex();
  const made = new Map<string, { at: number; bytes: Bytes }>();
  const versionAt = (now: number): SlimVersion => ({ position: readModel.position(), at: now });

  return {
    whole: (store: StoreView, now: number): Promise<Bytes> =>
      inTurn(async () => {
        const known = made.get(store.code);
        if (known !== undefined && now - known.at < wholeForMs) return known.bytes;
        const whole = await wholeSlim(readModel, store, versionAt(now));
        const bytes = await compressed({ whole }, wholeQuality);
        made.set(store.code, { at: now, bytes });
        return bytes;
      }),
    changes: async (store: StoreView, since: SlimVersion, now: number): Promise<Bytes | undefined> => {
      const version = versionAt(now);
      if (since.position > version.position || since.at > now) return undefined;
      const changed = await readChangedSince(database, since, { until: version, atMost: changesAtMost });
      if (changed === undefined || changed.all) return undefined;
      return compressed(
        { changes: await changesOfSlim(readModel, store, { changed, version }) },
        changesQuality,
      );
    },
  };
};
