import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';

/** Links to the shop's pages of text; nothing when it has none. */
export const PageLinks = ({ className = '' }: { className?: string }) => {
  const texts = useTexts('frame');
  const { pages } = useFrame();
  const store = useStoreView();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={texts.aboutUs} className={className}>
      <h2 className="pb-1 text-base">{texts.aboutUs}</h2>
      <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4">
        {pages.map(({ identifier, title }) => (
          <li key={identifier}>
            <Link
              className="press inline-flex min-h-11 items-center rounded-card px-2 leading-snug text-ink-soft hover:text-accent-ink hover:underline"
              to={paths.content(store.code, identifier)}
            >
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
