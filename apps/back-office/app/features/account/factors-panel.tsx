import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { useMomentText } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { hasPasskeys } from '@dijla/ui-kit/passkeys.ts';
import { showToast } from '../../undo/toast-state.ts';
import { AddFactorSheet, type FactorKind } from './add-factor-sheet.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Factors = DeskResult<'desk/factors'>;
type Factor = Factors['factors'][number];

const FactorRow = ({ factor, onRemove }: { factor: Factor; onRemove: () => void }) => {
  const texts = useTexts('session');
  const momentText = useMomentText();
  const { name, kind, created_at, last_used_at } = factor;
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5">
      <span>
        <bdi className="font-medium">{name}</bdi> <span className="text-ink-soft">{texts.kinds[kind]}</span>
        <span className="block text-sm text-ink-soft">
          {texts.addedOn(momentText(created_at))} ·{' '}
          {last_used_at === null ? texts.neverUsed : texts.usedOn(momentText(last_used_at))}
        </span>
      </span>
      <button aria-label={texts.remove(name)} className={deskButton.plain} onClick={onRemove} type="button">
        {texts.removeShort}
      </button>
    </li>
  );
};

/** The member's second factors and recovery codes. Removing one and new codes ask for the second factor again. */
// oxlint-disable-next-line max-lines-per-function -- one panel with what it opens
export const FactorsPanel = ({
  known,
  onChanged,
  aside,
}: {
  known: Factors;
  onChanged: () => Promise<unknown>;
  /** Which step this is for somebody new. */
  aside?: string;
}) => {
  const texts = useTexts('session');
  const { close } = useTexts('common');
  const textOf = useRefusalText();
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const attempt = (act: () => Promise<void>): void => {
    act().catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
  const remove = ({ id, name }: Factor) =>
    attempt(async () => {
      await ask('desk/remove-factor', { params: { factorId: String(id) } });
      showToast({ type: 'success', message: texts.removed(name) });
      await onChanged();
    });
  const renew = () =>
    attempt(async () => {
      setCodes((await ask('desk/renew-recovery-codes')).recovery_codes);
      await onChanged();
    });
  return (
    <Panel aside={aside} title={texts.factors}>
      {known.factors.length === 0 && <p className="pb-3">{texts.needFactor}</p>}
      <ul>
        {known.factors.map((factor) => (
          <FactorRow factor={factor} key={factor.id} onRemove={() => remove(factor)} />
        ))}
      </ul>
      {known.factors.length > 0 && (
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line">
          <span>
            {texts.recovery}{' '}
            <span className="text-ink-soft">{texts.recoveryLeft(grouped(known.recovery_codes_left))}</span>
          </span>
          <button className={deskButton.plain} onClick={renew} type="button">
            {texts.renewRecovery}
          </button>
        </p>
      )}
      {known.has_password && (
        <div className="flex flex-wrap gap-2 pt-3">
          <button className={deskButton.quiet} onClick={() => setAdding('totp')} type="button">
            {texts.addApp}
          </button>
          {hasPasskeys() && (
            <button className={deskButton.quiet} onClick={() => setAdding('passkey')} type="button">
              {texts.addPasskey}
            </button>
          )}
        </div>
      )}
      {adding !== null && (
        <AddFactorSheet kind={adding} onAdded={() => void onChanged()} onClose={() => setAdding(null)} />
      )}
      {codes !== null && (
        <Sheet closeLabel={close} from="end" onClose={() => setCodes(null)} title={texts.recoveryTitle}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        </Sheet>
      )}
    </Panel>
  );
};
