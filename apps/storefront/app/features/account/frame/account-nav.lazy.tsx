import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { signOut } from '../../../device/session/session-actions.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { type AccountPlace, accountPlaces } from './account-places.lazy.ts';

const entry =
  'press flex min-h-11 w-full items-center gap-3 rounded-card px-3 text-start leading-snug hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold';

/** The parts of the account, as a quiet list on wide screens. */
export const AccountNav = ({ here }: { here: AccountPlace }) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  return (
    <nav aria-label={texts.accountMenu} className="sticky top-24 grid gap-1 self-start max-lg:hidden">
      {accountPlaces.map(({ place, text, icon, pathIn }) => (
        <Link
          aria-current={place === here ? 'page' : undefined}
          className={entry}
          key={place}
          to={pathIn(code)}
        >
          <Icon className="size-5 text-accent-ink" name={icon} />
          {texts[text]}
        </Link>
      ))}
      <button className={`${entry} mt-3 text-ink-soft`} onClick={() => void signOut()} type="button">
        <Icon className="size-5" name="leave" />
        {texts.logOut}
      </button>
    </nav>
  );
};

const row =
  'press flex min-h-14 w-full items-center gap-3 rounded-card bg-sunken px-4 text-start font-semibold hover:bg-line active:bg-line';

/** The parts of the account but the one that is shown, as rows. */
export const AccountRows = ({ but }: { but: AccountPlace | null }) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  return accountPlaces
    .filter(({ place }) => place !== but)
    .map(({ place, text, icon, pathIn }) => (
      <Link className={row} key={place} to={pathIn(code)}>
        <Icon className="size-5.5 text-accent-ink" name={icon} />
        <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{texts[text]}</span>
        <Icon className="size-5 text-ink-soft" name="forward" />
      </Link>
    ));
};
