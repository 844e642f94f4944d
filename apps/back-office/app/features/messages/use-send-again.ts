import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { showToast } from '../../undo/toast-state.ts';

/** Returns the function that sends messages again, and says how many; a refusal is said in a notice. */
export const useSendAgain = (): ((ids: readonly number[]) => Promise<void>) => {
  const texts = useTexts('messages');
  const textOf = useRefusalText();
  const client = useQueryClient();
  return async (ids) => {
    try {
      const { sent } = await ask('desk/send-messages-again', {
        body: { messages: [...ids] },
        idempotencyKey: crypto.randomUUID(),
      });
      showToast(
        sent === 0
          ? { type: 'info', message: texts.noneSent }
          : { type: 'success', message: texts.sent(sent) },
      );
      await client.invalidateQueries({ queryKey: ['desk/messages'] });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
};
