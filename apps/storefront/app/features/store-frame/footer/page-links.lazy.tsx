import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { giftCardPath } from '../../../shop/gift-cards/gift-card-path.ts';
import { wishlistPath } from '../../../shop/lists/wishlist-path.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';

const Entry = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link
      className="press inline-flex min-h-11 items-center rounded-card px-2 leading-snug text-ink-soft hover:text-accent-ink hover:underline"
      to={to}
    >
      {children}
    </Link>
  </li>
);

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
        <Entry to={paths.orderTracking(store.code)}>{texts.trackOrder}</Entry>
        <Entry to={wishlistPath(store.code)}>{texts.wishlist}</Entry>
        <Entry to={paths.rewards(store.code)}>{texts.points}</Entry>
        <Entry to={giftCardPath(store.code)}>{texts.giftCards}</Entry>
        {pages.map(({ identifier, title }) => (
          <Entry key={identifier} to={paths.content(store.code, identifier)}>
            <bdi>{title}</bdi>
          </Entry>
        ))}
        <Entry to={paths.vendorSignUp(store.code)}>{texts.sellHere}</Entry>
        {hasBlog && <Entry to={paths.blog(store.code)}>{blog}</Entry>}
      </ul>
    </nav>
  );
};
