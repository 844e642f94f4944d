import { quietLink } from '../quiet-link.lazy.ts';
import { Link, useLocation } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { useShopName } from '../../../shop/page/use-shop-name.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { WayBack } from '../use-way-back.lazy.ts';
import { LogIn } from '../log-in.lazy.tsx';

/**
 * Shown to guests on a page of the account (spec 2 §6): why it is empty, and the login form. Who logs in stays
 * at the address. `hasEnded` says that there was a session.
 */
export const NotSignedIn = ({ title, hasEnded }: { title: string; hasEnded: boolean }) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto grid w-full max-w-md gap-5">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="flex items-center gap-2.5 rounded-card bg-accent-soft px-4 py-3 font-medium">
        <Icon className="size-5 text-accent-ink" name="lock" />
        {hasEnded ? texts.sessionEnded : texts.loginNeeded}
      </p>
      <LogIn onDone={() => undefined} />
      <p className="flex flex-wrap items-center gap-x-2">
        {texts.newHere(useShopName())}
        <Link
          className={quietLink}
          state={{ from: pathname + search } satisfies WayBack}
          to={paths.register(code)}
        >
          {texts.register}
        </Link>
      </p>
    </div>
  );
};
