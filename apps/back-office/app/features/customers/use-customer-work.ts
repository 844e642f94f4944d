import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { showToast } from '../../undo/toast-state.ts';

/** Returns what the desk does with a customer; each says so when it is done, or why it was not. */
export const useCustomerWork = (id: number) => {
  const texts = useTexts('customers');
  const client = useQueryClient();
  const textOf = useRefusalText();
  const params = { customerId: String(id) };
  const tell = async (work: Promise<unknown>, message: string): Promise<void> => {
    try {
      await work;
      showToast({ type: 'success', message });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
    await client.invalidateQueries();
  };
  return {
    block: (is_active: boolean) =>
      tell(
        ask('desk/block-customer', { params, body: { is_active } }),
        is_active ? texts.unblocked : texts.blocked,
      ),
    endSessions: () => tell(ask('desk/end-customer-sessions', { params }), texts.sessionsEnded),
    setGroup: (group: string) =>
      tell(ask('desk/set-customer-group', { params, body: { group } }), texts.groupSet),
  };
};
