// @chunk trade
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type Crumb = { name: string; path: string };

/** The breadcrumbs from home to this page, which is the last one. */
export const Breadcrumbs = ({ trail, here }: { trail: readonly Crumb[]; here: string }) => {
  const store = useStoreView();
  const texts = useTexts('shell');
  const links = [{ name: texts.home, path: paths.home(store.code) }, ...trail];
  return (
    <nav
      aria-label={texts.breadcrumbs}
      className="fades-at-end -my-1 max-w-full overflow-x-auto py-1 text-sm text-ink-soft [scrollbar-width:none]"
    >
      <ol className="flex w-max items-center gap-1 pe-8 whitespace-nowrap">
        {links.map(({ name, path }) => (
          <li className="flex shrink-0 items-center gap-1" key={path}>
            <Link className="inline-flex min-h-11 items-center hover:text-ink hover:underline" to={path}>
              <bdi>{name}</bdi>
            </Link>
            <Icon className="size-3.5" name="forward" />
          </li>
        ))}
        <li aria-current="page" className="shrink-0">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
};
