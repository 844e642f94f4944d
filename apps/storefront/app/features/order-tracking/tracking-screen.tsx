import { useCallback, useEffect, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../shop/page/breadcrumbs.tsx';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { TrackingForm } from './tracking-form.tsx';
import { deviceOrders, trackedOrder } from './tracking-parts.tsx';
import { useOpenedOrder } from './use-opened-order.ts';

/** Why an order that an address names is not shown. */
type NotShown = { number: string; problem: string | null };

/**
 * `/order-tracking`: a guest finds an order by its number and telephone, or follows a link out of a message,
 * which opens it at once.
 */
export const TrackingScreen = () => {
  const texts = useTexts('tracking');
  const { code, language } = useStoreView();
  const path = paths.orderTracking(code);
  const opened = useOpenedOrder();
  const [notShown, setNotShown] = useState<NotShown | null>(null);
  const refuse = useCallback(
    (number: string, problem: string | null) => setNotShown({ number, problem }),
    [],
  );
  const isOpened = opened !== null && notShown?.number !== opened.number;
  useEffect(() => {
    if (isOpened) trackedOrder.fetch(language);
  }, [isOpened, language]);
  return (
    <div className="frame min-h-dvh pt-2 pb-12">
      <PageHead canonicalPath={path} description={texts.description} title={texts.title} />
      {import.meta.env.SSR && (
        <OpenGraph description={texts.description} path={path} picture={null} title={texts.title} />
      )}
      <Breadcrumbs here={texts.title} trail={[]} />
      {isOpened ? (
        <trackedOrder.Part key={opened.number} onRefused={refuse} opened={opened} />
      ) : (
        <div className="mx-auto grid w-full max-w-lg gap-6 pt-4 md:pt-8">
          <header className="grid gap-1">
            <h1 className="text-3xl">{texts.title}</h1>
            <p className="text-ink-soft">{texts.intro}</p>
          </header>
          <NeedsScripts text={texts.needsScripts} />
          <TrackingForm
            key={notShown?.number ?? ''}
            number={opened === null ? '' : opened.number}
            problem={opened === null ? null : (notShown?.problem ?? null)}
          />
          <deviceOrders.Part />
        </div>
      )}
    </div>
  );
};
