import { useTexts } from '../../../i18n/texts.tsx';
import { CardList } from '../../../shop/digital-cards/card-list.lazy.tsx';
import { BoughtGiftCards } from '../../../shop/gift-cards/bought-gift-cards.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';

/** The customer's digital cards, the latest first. */
export const DigitalCardsPage = () => {
  const { digitalCards: title } = useTexts('account');
  return (
    <AccountFrame place="digitalCards" title={title}>
      {() => (
        <>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <CardList opened={null} />
          <BoughtGiftCards />
        </>
      )}
    </AccountFrame>
  );
};
