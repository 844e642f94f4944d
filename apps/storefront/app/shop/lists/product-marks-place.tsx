import { useStore } from 'zustand';
import { lateMarks, type MarkedPurchase } from './late-marks.ts';

/** Where heart and alerts of a product appear, beside its price. */
export const ProductMarksPlace = ({ purchase }: { purchase: MarkedPurchase }) => {
  const Marks = useStore(lateMarks, (marks) => marks.product);
  // oxlint-disable-next-line react/static-components -- a component of a late module, set once
  return Marks && <Marks purchase={purchase} />;
};
