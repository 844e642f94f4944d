import type { DeskResult } from '@dijla/contract/desk-client';
import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { useTexts } from '../../i18n/use-desk.ts';
import type { Fact } from '../../parts/facts.tsx';
import { Ago } from '../../parts/time/moment.tsx';
import { bytesText } from './bytes-text.ts';

type Health = DeskResult<'desk/today'>['health'];

const dayMs = 86_400_000;
/** A backup older than this, and a certificate with fewer days left, needs somebody. */
const [oldBackupMs, fewDays] = [7 * dayMs, 14];

const shown = (isFault: boolean) => `block text-end ${isFault ? 'font-semibold text-danger' : ''}`;

/** The last backup: when, how large and where. */
const useBackupFact = (backup: Health['backup']): { fact: Fact | null; isFault: boolean } => {
  const texts = useTexts('health');
  const now = useNow();
  if (backup === undefined) return { fact: null, isFault: false };
  const isFault = now !== null && now - wireInstant(backup.at) > oldBackupMs;
  const value = (
    <span className={shown(isFault)}>
      <Ago at={backup.at} /> · {bytesText(backup.bytes)}
      <bdi className="block text-sm font-normal text-ink-soft [overflow-wrap:anywhere]" dir="ltr">
        {backup.host}: {backup.folder}
      </bdi>
    </span>
  );
  return { fact: { key: 'backup', name: texts.backup, value }, isFault };
};

/** Days that the certificate of the shop's address has left, or what is wrong with it. */
const useCertificateFact = (certificate: Health['certificate']): { fact: Fact | null; isFault: boolean } => {
  const texts = useTexts('health');
  if (certificate === undefined) return { fact: null, isFault: false };
  const { days_left: days, problem, host } = certificate;
  const isFault = problem !== null || days === null || days < fewDays;
  const value = (
    <span className={shown(isFault)}>
      {days !== null && (days < 0 ? texts.ended : texts.daysLeft(days))}
      {days === null && texts.unread}
      <bdi className="block text-sm font-normal text-ink-soft [overflow-wrap:anywhere]" dir="ltr">
        {problem === null ? host : `${host}: ${problem}`}
      </bdi>
    </span>
  );
  return { fact: { key: 'certificate', name: texts.certificate, value }, isFault };
};

/** What is known of backups and certificate, and whether either needs somebody. */
export const useWatchedFacts = ({ backup, certificate }: Health): { facts: Fact[]; isFault: boolean } => {
  const all = [useBackupFact(backup), useCertificateFact(certificate)];
  return {
    facts: all.flatMap(({ fact }) => (fact === null ? [] : [fact])),
    isFault: all.some(({ isFault }) => isFault),
  };
};
