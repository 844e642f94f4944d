import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const megabyte = 1024 * 1024;

/**
 * Maximum bytes of V8's heap during an import; including code, buffers and pictures the process stays below
 * 400 MB.
 */
const mostHeld = 210 * megabyte;
/**
 * Bytes of garbage after which it is collected. By default V8 lets it grow with the memory of the machine.
 */
const mostGarbage = 40 * megabyte;

let collect: (() => void) | undefined;

const collectGarbage = (): void => {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
};

const held = (): number => getHeapStatistics().used_heap_size;

let collectAt = mostHeld / 2;

/** Collects garbage when much has accumulated. Returns whether the remaining heap fits into `most` bytes. */
export const fitsMemory = (most = mostHeld): boolean => {
  if (held() < Math.min(collectAt, most)) return true;
  collectGarbage();
  const left = held();
  collectAt = left + mostGarbage;
  return left <= most;
};
