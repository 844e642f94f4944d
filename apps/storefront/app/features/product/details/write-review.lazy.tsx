import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { useState } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';

const form = lazyPart<{ productId: number; onClose: () => void }>({
  part: async () => (await import('./review-form.lazy.tsx')).ReviewForm,
  texts: textsIn('product/reviews', 'account'),
});

/** The button that opens the form of a review; its code loads when it is touched. */
export const WriteReview = ({ productId }: { productId: number }) => {
  const texts = useTexts('productMore');
  const { language } = useStoreView();
  const isLive = useIsLive();
  const [chosen, setOpen] = useState<boolean | null>(null);
  // A message about what was delivered leads to the form.
  const isOpen = chosen ?? (isLive && new URLSearchParams(location.search).has('review'));
  if (isOpen) return <form.Part onClose={() => setOpen(false)} productId={productId} />;
  return (
    <button
      className={`${buttonStyle.quiet} justify-self-start noscript:hidden`}
      onClick={() => setOpen(true)}
      onPointerDown={() => form.fetch(language)}
      type="button"
    >
      {texts.writeReview}
    </button>
  );
};
