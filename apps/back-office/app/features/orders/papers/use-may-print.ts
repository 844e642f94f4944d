import { useMay } from '../../../session/use-session.ts';
import { type PaperKind, paperKinds } from './paper-kinds.ts';

/** States in which nothing is packed or carried any more. */
const ended: ReadonlySet<string> = new Set(['complete', 'refunded', 'cancelled', 'cancelled_by_request']);

/** Returns the papers that the member may print of orders in these states: none where all have ended. */
export const useMayPrint = (states?: readonly string[]): PaperKind[] => {
  const may = useMay();
  if (states?.every((state) => ended.has(state)) === true) return [];
  return (Object.keys(paperKinds) as PaperKind[]).filter((kind) => may(paperKinds[kind].permission));
};
