import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Breadcrumbs } from '../../shop/page/breadcrumbs.tsx';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { PageHead } from '../../shop/page/page-head.tsx';
import { PaymentPlaceholder } from './payment-placeholder.tsx';
import { isReturnPath } from './returned-payment.ts';

/** The payment of an order, read from the provider. */
const orderPayment = lazyPart({
  part: async () => (await import('./order-payment.lazy.tsx')).OrderPaymentPage,
  placeholder: PaymentPlaceholder,
});

/**
 * `/fib`: where an order is paid, followed while the buyer pays in the bank's app, and where that leads back to. It
 * proves nothing: how the payment stands is asked of the shop (spec 4 §8 rule 12).
 */
export const PaymentScreen = () => {
  const texts = useTexts('payment');
  const { language } = useStoreView();
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState(texts.title);
  const isLive = useIsLive();
  const number = isLive ? (new URLSearchParams(search).get('order') ?? '') : null;
  useEffect(() => orderPayment.fetch(language), [language]);
  return (
    <div className="frame min-h-dvh pt-2 pb-12">
      <PageHead canonicalPath={null} description={texts.description} title={title} />
      <Breadcrumbs here={texts.title} trail={[]} />
      <div className="mx-auto grid w-full max-w-lg gap-6 pt-4 md:pt-8">
        <NeedsScripts text={texts.needsScripts} />
        {number === null ? (
          <PaymentPlaceholder />
        ) : (
          <orderPayment.Part
            hasReturned={isReturnPath(pathname)}
            key={number}
            number={number}
            onTitle={setTitle}
          />
        )}
      </div>
    </div>
  );
};
