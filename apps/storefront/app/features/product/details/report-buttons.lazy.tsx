import { useState } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import type { ProductView } from '../../../view-models/product/product-view.ts';
import type { ReportKind, ReportProps } from '../../../shop/forms/report-sheet.lazy.tsx';

const report = lazyPart<ReportProps>({
  part: async () => (await import('../../../shop/forms/report-sheet.lazy.tsx')).ReportSheet,
  texts: textsIn('forms', 'account'),
});

const style = 'press inline-flex min-h-11 items-center font-semibold text-accent-ink';

/** What a shopper tells the shop of a product's page: wrong information, and a cheaper price elsewhere. */
export const ReportButtons = ({ product: { id, name } }: { product: ProductView }) => {
  const texts = useTexts('productMore');
  const { language } = useStoreView();
  const [kind, setKind] = useState<ReportKind | null>(null);
  const button = (of: ReportKind, label: string) => (
    <button
      className={style}
      onClick={() => setKind(of)}
      onPointerDown={() => report.fetch(language)}
      type="button"
    >
      {label}
    </button>
  );
  return (
    <div className="frame flex flex-wrap gap-x-6 pt-6 text-sm noscript:hidden" id="reports">
      {button('wrong-information', texts.reportWrong)}
      {button('cheaper-price', texts.reportCheaper)}
      {kind !== null && <report.Part kind={kind} name={name} onClose={() => setKind(null)} productId={id} />}
    </div>
  );
};
