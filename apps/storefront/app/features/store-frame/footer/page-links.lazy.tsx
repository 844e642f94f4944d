import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { giftCardPath } from '../../../shop/gift-cards/gift-card-path.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';

const linkStyle =
  'press inline-flex min-h-11 items-center rounded-card px-2 leading-snug text-ink-soft hover:text-accent-ink hover:underline';

/** Links to order tracking and to the shop's pages of text. */
export const PageLinks = ({ className = '' }: { className?: string }) => {
  const texts = useTexts('frame');
  const { blog } = useTexts('shell');
  const { pages, hasBlog } = useFrame();
  const store = useStoreView();
  return (
    <nav aria-label={texts.aboutUs} className={className}>
      <h2 className="pb-1 text-base">{texts.aboutUs}</h2>
      <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4">
        <li>
          <Link className={linkStyle} to={paths.orderTracking(store.code)}>
            {texts.trackOrder}
          </Link>
        </li>
        <li>
          <Link className={linkStyle} to={paths.rewards(store.code)}>
            {texts.points}
          </Link>
        </li>
        <li>
          <Link className={linkStyle} to={giftCardPath(store.code)}>
            {texts.giftCards}
          </Link>
        </li>
        {pages.map(({ identifier, title }) => (
          <li key={identifier}>
            <Link className={linkStyle} to={paths.content(store.code, identifier)}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
        <li>
          <Link className={linkStyle} to={paths.vendorSignUp(store.code)}>
            {texts.sellHere}
          </Link>
        </li>
        {hasBlog && (
          <li>
            <Link className={linkStyle} to={paths.blog(store.code)}>
              {blog}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
};
