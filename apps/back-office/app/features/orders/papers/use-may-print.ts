import { useMay } from '../../../session/use-session.ts';
import { type PaperKind, paperKinds } from './paper-kinds.ts';

/** Returns the papers that the member may print. */
export const useMayPrint = (): PaperKind[] => {
  const may = useMay();
  return (Object.keys(paperKinds) as PaperKind[]).filter((kind) => may(paperKinds[kind].permission));
};
