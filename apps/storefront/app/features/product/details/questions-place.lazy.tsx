import { useIsNear } from '@dijla/ui-kit/hooks/use-is-near.ts';
import { useRef } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { textsIn } from '../../../i18n/texts-in.ts';

const questions = lazyPart<{ productId: number }>({
  part: async () => (await import('./questions.lazy.tsx')).Questions,
  texts: textsIn('product/questions', 'account'),
});

/** How far below the viewport questions begin to load, in pixels. */
const ahead = 400;

/** The place of a product's questions, which load when it comes near. */
export const QuestionsPlace = ({ productId }: { productId: number }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, ahead);
  return (
    <div className="min-h-40 noscript:hidden" ref={place}>
      {isNear && <questions.Part productId={productId} />}
    </div>
  );
};
