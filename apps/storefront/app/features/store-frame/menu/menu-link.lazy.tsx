import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { Link } from 'react-router';

type MenuLinkProps = {
  to: string;
  name: string;
  /** Language of the name if it is not the store view's. */
  lang?: string | null;
  icon: IconName;
};

/** A link below or among the departments and styled like one. */
export const MenuLink = ({ to, name, lang, icon }: MenuLinkProps) => (
  <Link
    className="press flex min-h-20 flex-col items-center justify-center gap-1 px-1.5 py-2 text-center text-xs leading-tight text-balance text-ink-soft max-xs:flex-row max-xs:justify-start max-xs:gap-3 max-xs:px-4 max-xs:text-start md:min-h-11.5 md:flex-row md:justify-start md:gap-3 md:rounded-card md:px-2 md:py-1 md:text-start md:text-base"
    to={to}
  >
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink md:size-9">
      <Icon className="size-5.5 md:size-4.5" name={icon} />
    </span>
    <bdi className="min-w-0 md:flex-1" lang={lang ?? undefined}>
      {name}
    </bdi>
  </Link>
);
