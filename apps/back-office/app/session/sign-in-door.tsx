import { useTexts } from '../i18n/use-desk.ts';
import { DoorFrame } from './door-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { DeskSession } from './use-session.ts';

/** Where who has no session signs in, before anything of the desk is shown. */
export const SignInDoor = ({ onDone }: { onDone: (session: DeskSession) => void }) => {
  const texts = useTexts('session');
  return (
    <DoorFrame title={texts.signInTitle}>
      <SignInForm onDone={onDone} />
      <p className="pt-4 text-sm text-ink-soft">{texts.noLink}</p>
    </DoorFrame>
  );
};
