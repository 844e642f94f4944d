import type { DeskResult } from '@dijla/contract/desk-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { showToast } from '../../undo/toast-state.ts';

export type DeskReview = DeskResult<'desk/reviews'>['items'][number];

/** Returns the function that approves or rejects reviews, and says how many; a refusal is said in a notice. */
export const useDecideReviews = () => {
  const texts = useTexts('reviews');
  const textOf = useRefusalText();
  const client = useQueryClient();
  return async (ids: readonly number[], decision: 'approve' | 'reject'): Promise<void> => {
    try {
      const { decided } = await ask('desk/decide-reviews', {
        body: { reviews: [...ids], decision },
        idempotencyKey: crypto.randomUUID(),
      });
      const message = decision === 'approve' ? texts.approved(decided) : texts.rejected(decided);
      showToast({ type: 'success', message });
      await client.invalidateQueries({ queryKey: ['desk/reviews'] });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
};
