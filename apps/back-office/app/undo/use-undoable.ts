import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../i18n/use-desk.ts';
import { useRefusalText } from '../parts/refusal-text.ts';
import { closeToast, showToast } from './toast-state.ts';
import { startUndoable, undoMs } from './undoable.ts';

export type Undoable<Data> = {
  message: string;
  /** What was read, by the beginning of its key, and how it looks after the change. */
  queryKey: QueryKey;
  change: (data: Data) => Data;
  commit: () => Promise<unknown>;
};

/**
 * Returns a function that shows a change of what was read at once, offers to undo it for six seconds, and then
 * makes it.
 */
export const useUndoable = () => {
  const client = useQueryClient();
  const { undo } = useTexts('common');
  const textOf = useRefusalText();
  return <Data>({ message, queryKey, change, commit }: Undoable<Data>): void => {
    const takeBack = startUndoable({
      show: () => {
        const before = client.getQueriesData<Data>({ queryKey });
        client.setQueriesData<Data>({ queryKey }, (data) => (data === undefined ? data : change(data)));
        return () => {
          for (const [key, data] of before) client.setQueryData(key, data);
        };
      },
      commit: async () => {
        await commit();
        await client.invalidateQueries({ queryKey });
      },
      onFailure: (error) => showToast({ type: 'error', message: textOf(error) }),
    });
    const id = showToast(
      {
        type: 'info',
        message,
        action: {
          label: undo,
          onAct: () => {
            takeBack();
            closeToast(id);
          },
        },
      },
      undoMs,
    );
  };
};
