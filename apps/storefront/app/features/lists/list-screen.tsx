import { type ComponentType, useEffect } from 'react';
import type { Language } from '@dijla/contract/store-views';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { PageHead } from '../../shop/page/page-head.tsx';
import {
  alertLink,
  comparison,
  guestCards,
  guestWishlist,
  newsletterLink,
  sharedWishlist,
} from './list-parts.tsx';

type LatePart = { Part: ComponentType; fetch: (language: Language) => void };

/** A page of a list: its title from the server, the rest from the device. No search engine is to find it. */
const ListScreen = ({ title, of: { Part, fetch } }: { title: string; of: LatePart }) => {
  const { language } = useStoreView();
  useEffect(() => fetch(language), [fetch, language]);
  return (
    <div className="frame min-h-dvh pt-4 pb-12 md:pt-8">
      <PageHead canonicalPath={null} title={title} />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <NeedsScripts text={useTexts('lists').needsScripts} />
      <Part />
    </div>
  );
};

/** `/wishlist`: what a guest has saved on this device. */
export const WishlistScreen = () => <ListScreen of={guestWishlist} title={useTexts('lists').wishlist} />;

/** `/wishlist/shared/…` (spec 2 §2): somebody else's list, by its code. */
export const SharedWishlistScreen = () => (
  <ListScreen of={sharedWishlist} title={useTexts('lists').sharedWishlist} />
);

/** `/compare` (record 121) */
export const CompareScreen = () => <ListScreen of={comparison} title={useTexts('lists').compare} />;

/** `/alerts`: where links of messages about alerts lead. */
export const AlertsScreen = () => <ListScreen of={alertLink} title={useTexts('lists').alerts} />;

/** `/digital-cards`: where a guest's message about her cards leads. */
export const GuestCardsScreen = () => <ListScreen of={guestCards} title={useTexts('lists').digitalCards} />;
/** `/newsletter`: where one signs up, and where links of messages about it lead. */
export const NewsletterScreen = () => <ListScreen of={newsletterLink} title={useTexts('lists').newsletter} />;
