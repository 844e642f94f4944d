import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const megabyte = 1024 * 1024;

/** What an import may hold at once, in bytes of V8's heap: with code, buffers and pictures beside it the process stays below 400 MB. */
const mostHeld = 210 * megabyte;
/** Garbage that may gather before it is collected. Left to itself V8 lets it grow with the memory of the machine. */
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

/** Collects garbage when much has gathered. Answers whether what is left still fits into the memory of an import; `most` in bytes. */
export const fitsMemory = (most = mostHeld): boolean => {
  if (held() < Math.min(collectAt, most)) return true;
  collectGarbage();
  const left = held();
  collectAt = left + mostGarbage;
  return left <= most;
};
