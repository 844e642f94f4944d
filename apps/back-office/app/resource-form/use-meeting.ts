import { useState } from 'react';
import { refusalOf } from '../provider-client/desk-error.ts';

/** What a form began with, and what a colleague has saved since. */
export type Meeting<Opened> = { base: Opened; theirs: Opened };

/**
 * Returns what the form saves against, and how: where a colleague was quicker, what of whom meets is kept to be shown,
 * and the next attempt is made against what they saved. `member` is there in every answer of the thing.
 */
export const useMeeting = <Opened extends object>(first: Opened | null, member: string) => {
  const [opened, setOpened] = useState(first);
  const [meeting, setMeeting] = useState<Meeting<Opened> | null>(null);
  const attempt = async (save: (opened: Opened | null) => Promise<Opened>): Promise<Opened> => {
    try {
      const saved = await save(opened);
      setOpened(saved);
      setMeeting(null);
      return saved;
    } catch (error) {
      const refusal = refusalOf(error);
      if (opened !== null && refusal?.code === 'desk.changed-meanwhile' && member in refusal.meta) {
        const theirs = refusal.meta as unknown as Opened;
        setMeeting({ base: opened, theirs });
        setOpened(theirs);
      }
      throw error;
    }
  };
  return { meeting, attempt };
};
