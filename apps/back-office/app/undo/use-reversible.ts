import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { useRefusalText } from '../parts/refusal-text.ts';
import { closeToast, showToast } from './toast-state.ts';
import { undoMs } from './undoable.ts';

export type Reversible<Data> = {
  message: string;
  /** What was read, by the beginning of its key, and how it looks after the change. */
  queryKey: QueryKey;
  change: (data: Data) => Data;
  make: () => Promise<unknown>;
  /** Makes it as it was. */
  reverse: () => Promise<unknown>;
};

/**
 * Returns a function that makes a change at once, because shoppers are to see it at once, and offers for six
 * seconds to make it as it was. What fails is shown as it is at the provider, and why.
 */
export const useReversible = () => {
  const client = useQueryClient();
  const { undo } = useTexts('common');
  const textOf = useRefusalText();
  return useMemo(() => {
    const settle = async (queryKey: QueryKey, work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        showToast({ type: 'error', message: textOf(error) });
        return false;
      } finally {
        await client.invalidateQueries({ queryKey });
      }
    };
    const offerUndo = (message: string, onUndo: () => void): void => {
      const onAct = (): void => {
        closeToast(id);
        onUndo();
      };
      const id = showToast({ type: 'info', message, action: { label: undo, onAct } }, undoMs);
    };
    return async <Data>({ message, queryKey, change, make, reverse }: Reversible<Data>): Promise<void> => {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Data>({ queryKey }, (data) => (data === undefined ? data : change(data)));
      if (await settle(queryKey, make)) offerUndo(message, () => void settle(queryKey, reverse));
    };
  }, [client, undo, textOf]);
};
