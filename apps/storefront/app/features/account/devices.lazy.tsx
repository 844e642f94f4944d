import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { type CustomerSession, loadSessions, revokeSessions } from '../../device/session/session-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { AccountPlaceholder } from './account-placeholder.tsx';
import { AccountPart, actStyle } from './account-part.lazy.tsx';
import { deviceName } from '@dijla/ui-kit/device-name.ts';

type DeviceProps = { session: CustomerSession; onRevoke: () => void };

const Device = ({ session, onRevoke }: DeviceProps) => {
  const texts = useTexts('account');
  const name = deviceName(session.device) ?? texts.unknownDevice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <div className="grid min-w-0 leading-snug">
        <bdi className="font-medium">{name}</bdi>
        <span className="text-sm text-ink-soft">
          {session.is_current ? (
            texts.thisDevice
          ) : (
            <bdi>{texts.lastUsed(dayInBaghdad(session.last_used_at))}</bdi>
          )}
        </span>
      </div>
      {!session.is_current && (
        <button aria-label={texts.logOutOf(name)} className={actStyle} onClick={onRevoke} type="button">
          {texts.logOutThere}
        </button>
      )}
    </li>
  );
};

/** Returns the latest session list: null until it is loaded, 'failed' when it cannot be loaded. */
const useSessions = () => {
  const [sessions, setSessions] = useState<CustomerSession[] | 'failed' | null>(null);
  const load = useCallback(() => void loadSessions().then((loaded) => setSessions(loaded ?? 'failed')), []);
  useEffect(load, [load]);
  return { sessions, load };
};

/** The devices on which the customer is signed in, with a button to sign out of each. */
export const Devices = () => {
  const texts = useTexts('account');
  const { sessions, load } = useSessions();
  const revoke = (which: number | 'others') => void revokeSessions(which).then(load);
  return (
    <AccountPart icon="devices" title={texts.devices}>
      {sessions === null && <AccountPlaceholder />}
      {sessions === 'failed' && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">{texts.devicesUnknown}</p>
          <button className={buttonStyle.quiet} onClick={load} type="button">
            {texts.tryAgain}
          </button>
        </div>
      )}
      {Array.isArray(sessions) && (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <Device key={session.id} onRevoke={() => revoke(session.id)} session={session} />
          ))}
        </ul>
      )}
      {Array.isArray(sessions) && sessions.length > 2 && (
        <button
          className={`${buttonStyle.quiet} justify-self-start`}
          onClick={() => revoke('others')}
          type="button"
        >
          {texts.logOutElsewhere}
        </button>
      )}
    </AccountPart>
  );
};
