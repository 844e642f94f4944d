import type { DeskResult } from '@dijla/contract/desk-client';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/desk-texts.ts';
import { useTexts } from '../../i18n/use-desk.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useRoleName } from '../../parts/role-name.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay, useSession } from '../../session/use-session.ts';
import { LookChoice } from '../../shell/look-choice.tsx';
import { Screen } from '../../shell/screen.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const OrderNoticePanel = lazy(() =>
  withTexts(['live'], async () => ({
    default: (await import('./order-notice-panel.tsx')).OrderNoticePanel,
  })),
);
const FactorsPanel = lazy(async () => ({ default: (await import('./factors-panel.tsx')).FactorsPanel }));
const PasswordPanel = lazy(async () => ({ default: (await import('./password-panel.tsx')).PasswordPanel }));

const Me = () => {
  const texts = useTexts('session');
  const roleName = useRoleName();
  const { staff } = useSession();
  return (
    <Panel title={staff.name}>
      <p>
        <bdi dir="ltr">{staff.email}</bdi>
      </p>
      <p className="text-ink-soft">
        {texts.roles}: {staff.roles.map(roleName).join(' · ')}
      </p>
      {staff.is_demo && <p className="pt-2 text-warning">{texts.demoNotice}</p>}
    </Panel>
  );
};

/** How one signs in. Somebody new is led through what a sign-in takes: first the password, then the second step. */
const SignIn = ({
  known,
  onChanged,
}: {
  known: DeskResult<'desk/factors'>;
  onChanged: () => Promise<unknown>;
}) => {
  const texts = useTexts('session');
  const isSetUp = known.has_password && known.factors.length > 0;
  const step = (number: number) => (isSetUp ? {} : { aside: texts.setUpStep(number) });
  return (
    <>
      {!isSetUp && (
        <Panel title={texts.setUpTitle}>
          <p className="text-ink-soft">{texts.setUpText}</p>
        </Panel>
      )}
      {known.has_password && <FactorsPanel known={known} onChanged={onChanged} {...step(2)} />}
      {(isSetUp || !known.has_password) && (
        <PasswordPanel hasPassword={known.has_password} onChanged={onChanged} {...step(1)} />
      )}
    </>
  );
};

/** Who one is, how one signs in, and where one is signed in. */
export const AccountScreen = () => {
  const texts = useTexts('session');
  const { staff } = useSession();
  const may = useMay();
  const client = useQueryClient();
  const factors = useCall('desk/factors');
  const refresh = (): Promise<unknown> => client.invalidateQueries();
  const known = factors.data;
  return (
    <Screen actions={<SignOutButton />} help={texts.accountHelp} title={texts.accountTitle}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <Me />
          {factors.isError && <FailureNote error={factors.error} onRetry={() => void factors.refetch()} />}
          {known && !staff.is_demo && (
            <Suspense>
              <SignIn known={known} onChanged={refresh} />
            </Suspense>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">
          {may('orders.read') && (
            <Suspense>
              <OrderNoticePanel />
            </Suspense>
          )}
          <SessionsPanel />
          <Panel title={texts.language}>
            <div className="grid gap-4">
              <LookChoice />
            </div>
          </Panel>
        </div>
      </div>
    </Screen>
  );
};
