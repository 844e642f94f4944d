import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { type Demand, settleDemand } from '../provider-client/demands.ts';
import { useSession } from './use-session.ts';

const SignInForm = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }));
const StepUpForm = lazy(async () => ({ default: (await import('./step-up-form.tsx')).StepUpForm }));

/**
 * The dialog that calls wait for: a sign-in where the session ended, and the second factor once more. The
 * page behind stays as it is. Whoever signs in as somebody else begins with nothing of what was read before.
 */
export const DemandDialog = ({ demand }: { demand: Demand }) => {
  const texts = useTexts('session');
  const { close } = useTexts('common');
  const { staff } = useSession();
  const client = useQueryClient();
  const isSignIn = demand === 'sign-in';
  return (
    <Sheet
      closeLabel={close}
      firstFocus="first-field"
      from="bottom"
      key={demand}
      onClose={() => settleDemand(false)}
      title={isSignIn ? texts.endedTitle : texts.stepUpTitle}
    >
      {isSignIn && <p className="pb-4 text-ink-soft">{texts.endedText}</p>}
      <Suspense>
        {isSignIn ? (
          <SignInForm
            email={staff.email}
            onDone={(session) => {
              const isSame = session.staff.id === staff.id;
              settleDemand(isSame);
              if (!isSame) client.clear();
              client.setQueryData(['desk/session'], session);
            }}
          />
        ) : (
          <StepUpForm onDone={() => settleDemand(true)} />
        )}
      </Suspense>
    </Sheet>
  );
};
