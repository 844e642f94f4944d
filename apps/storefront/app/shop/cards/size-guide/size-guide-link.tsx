import { type MouseEvent, useState } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { isPlainClick } from '@dijla/ui-kit/plain-click.ts';
import type { SizeGuideProps } from './size-guide-props.ts';
import { textsIn } from '../../../i18n/texts-in.ts';

const sheet = lazyPart({
  part: async () => (await import('./size-guide-sheet.lazy.tsx')).SizeGuideSheet,
  texts: textsIn('product/product-more'),
});

/** Opens the size guide next to the choice of a size; without scripts it links to the guide's page. */
export const SizeGuideLink = (props: SizeGuideProps) => {
  const { sizeGuide } = useTexts('product');
  const { code, language } = useStoreView();
  const [isOpen, setOpen] = useState(false);
  const bring = () => sheet.fetch(language);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        aria-haspopup="dialog"
        className="float-end -my-2.5 inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-4"
        data-intent="size-guide"
        href={paths.content(code, props.page)}
        onClick={open}
        onFocus={bring}
        onPointerDown={bring}
      >
        {sizeGuide}
      </a>
      {isOpen && <sheet.Part {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
