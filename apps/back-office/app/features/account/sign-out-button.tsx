import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { forgetCourier } from '../../kept-run/forget-courier.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { askOnce } from '../../provider-client/ask.ts';
import { refusalOf } from '../../provider-client/desk-error.ts';
import { showToast } from '../../undo/toast-state.ts';
import { commitAll } from '../../undo/undoable.ts';

/** Ends the session, and leaves nothing of what was read in the page. */
export const SignOutButton = () => {
  const { signOut } = useTexts('shell');
  const client = useQueryClient();
  const textOf = useRefusalText();
  const leave = async (): Promise<void> => {
    commitAll();
    try {
      await askOnce('desk/end-session');
    } catch (error) {
      if (refusalOf(error)?.code !== 'desk.not-signed-in')
        return void showToast({ type: 'error', message: textOf(error) });
    }
    await forgetCourier();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'desk/session' });
    await client.resetQueries({ queryKey: ['desk/session'] });
  };
  return (
    <button className={deskButton.quiet} onClick={() => void leave()} type="button">
      <DeskIcon name="leave" />
      {signOut}
    </button>
  );
};
