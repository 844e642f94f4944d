import type { DeskResult } from '@dijla/contract/desk-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { showToast } from '../../undo/toast-state.ts';

export type DeskQuestion = DeskResult<'desk/questions'>['items'][number];

type Chosen = { questions?: readonly number[]; answers?: readonly number[] };

/** Returns the function that approves or rejects questions and answers; a refusal is said in a notice. */
export const useDecideQuestions = () => {
  const texts = useTexts('questions');
  const textOf = useRefusalText();
  const client = useQueryClient();
  return async ({ questions = [], answers = [] }: Chosen, decision: 'approve' | 'reject'): Promise<void> => {
    try {
      const body = { questions: [...questions], answers: [...answers], decision };
      const { decided } = await ask('desk/decide-questions', { body });
      showToast({ type: 'success', message: texts.decided(decided) });
      await client.invalidateQueries({ queryKey: ['desk/questions'] });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
};
