import { useTexts } from '../../i18n/texts.tsx';
import { BalanceForm } from './balance-form.tsx';
import { BuyGiftCard } from './buy-gift-card.tsx';

/** Buying a gift card, and looking at one. */
export const GiftCardForms = () => {
  const texts = useTexts('giftCard');
  return (
    <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <section className="grid grid-cols-1 gap-4">
        <h2 className="text-xl">{texts.buyTitle}</h2>
        <BuyGiftCard />
      </section>
      <section className="grid grid-cols-1 gap-4 rounded-sheet bg-sunken p-5 md:p-6">
        <h2 className="text-xl">{texts.balanceTitle}</h2>
        <p className="text-ink-soft">{texts.balanceIntro}</p>
        <BalanceForm />
      </section>
    </div>
  );
};
