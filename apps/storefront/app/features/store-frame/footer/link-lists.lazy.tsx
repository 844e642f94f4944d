import { Link } from 'react-router';
import type { FooterList } from '../../../shop/page/frame-context.ts';

const linkStyle =
  'press inline-flex min-h-11 items-center rounded-card px-2 leading-snug text-ink-soft hover:text-accent-ink hover:underline';

/** Lists of links as the owner arranged them. */
export const LinkLists = ({ lists }: { lists: readonly FooterList[] }) =>
  lists.map(({ title, lang, links }) => (
    <nav aria-label={title} key={title} lang={lang ?? undefined}>
      <h2 className="pb-1 text-base">{title}</h2>
      <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4">
        {links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <Link className={linkStyle} lang={link.lang ?? undefined} to={link.href}>
              <bdi>{link.label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
