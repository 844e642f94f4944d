// @chunk card
import { useStore } from 'zustand';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { lateMarks } from './late-marks.ts';

/** Where the heart of a card appears. It is no part of the server's page, which is the same for everybody. */
export const CardMarksPlace = ({ card }: { card: CardView }) => {
  const Marks = useStore(lateMarks, (marks) => marks.card);
  // oxlint-disable-next-line react/static-components -- a component of a late module, set once
  return Marks && <Marks card={card} />;
};
