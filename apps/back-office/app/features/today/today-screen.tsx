import { grouped } from '@dijla/messages/plural';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { useMay, useSession } from '../../session/use-session.ts';
import { deskPlaces } from '../../shell/desk-places.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWaiting } from '../../shell/use-waiting.ts';

/** What waits for somebody, each number with its list. */
export const TodayScreen = () => {
  const texts = useTexts('today');
  const shell = useTexts('shell');
  const { staff } = useSession();
  const may = useMay();
  const waiting = useWaiting();
  const places = deskPlaces.filter(
    ({ counted, permission }) => counted !== undefined && may(permission) && (waiting[counted] ?? 0) > 0,
  );
  return (
    <Screen help={texts.help} title={texts.greeting(staff.name)}>
      <h2 className="pb-2 text-base">{texts.waiting}</h2>
      {places.length === 0 && <p className="text-ink-soft">{texts.calm}</p>}
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {places.map(({ word, to, icon, counted }) => (
          <li key={to}>
            <Link
              className="press flex items-center gap-4 rounded-card bg-surface p-4 inset-ring-1 inset-ring-line hover:inset-ring-line-strong"
              to={to}
            >
              <DeskIcon className="size-6 text-accent-ink" name={icon} />
              <span className="min-w-0 flex-1">
                <span className="block text-2xl font-bold">{grouped(waiting[counted ?? 'calls'] ?? 0)}</span>
                <span className="text-ink-soft">{shell[word]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
};
