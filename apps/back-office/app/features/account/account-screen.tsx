import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { useSession } from '../../session/use-session.ts';
import { LookChoice } from '../../shell/look-choice.tsx';
import { Screen } from '../../shell/screen.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** Who one is, how one signs in, and where one is signed in. */
export const AccountScreen = () => {
  const texts = useTexts('session');
  const { staff } = useSession();
  return (
    <Screen actions={<SignOutButton />} help={texts.accountHelp} title={texts.accountTitle}>
      <div className="grid max-w-3xl gap-4">
        <Panel title={staff.name}>
          <p>
            <bdi dir="ltr">{staff.email}</bdi>
          </p>
          <p className="text-ink-soft">
            {texts.roles}: <bdi dir="ltr">{staff.roles.join(', ')}</bdi>
          </p>
        </Panel>
        <SessionsPanel />
        <Panel title={texts.language}>
          <div className="grid gap-4 sm:grid-cols-2">
            <LookChoice />
          </div>
        </Panel>
      </div>
    </Screen>
  );
};
