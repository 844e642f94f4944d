import { useEffect, useState } from 'react';
import { directionOf } from '../../../i18n/direction-of.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { deviceSource } from '../../../offline/device-source.ts';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { trustedHtml } from '@dijla/ui-kit/trusted-html.ts';
import { markedSizes } from '../../../view-models/product/marked-sizes.ts';
import type { SizeGuideProps } from './size-guide-props.ts';

type Guide = { content: string; lang: string | null };

/** Returns the shop's size guide; null while it loads, `missing` when it cannot be loaded. */
const useGuide = (page: string): Guide | 'missing' | null => {
  const { code } = useStoreView();
  const [guide, setGuide] = useState<Guide | 'missing' | null>(null);
  useEffect(() => {
    let isThere = true;
    const load = async (): Promise<Guide | 'missing'> => {
      const {
        hits: [document],
      } = await deviceSource(code).search('cms_page', {
        request: { _appliedFilters: [{ attribute: 'identifier', value: { eq: page } }] },
        size: 1,
      });
      return document === undefined
        ? 'missing'
        : {
            content: String(document['content']),
            lang: typeof document['lang'] === 'string' ? document['lang'] : null,
          };
    };
    void load()
      .catch(() => 'missing' as const)
      .then((found) => isThere && setGuide(found));
    return () => {
      isThere = false;
    };
  }, [code, page]);
  return guide;
};

/** The measurements of the product's sizes with the chosen one marked, taken from the shop's page of text. */
export const SizeGuideSheet = ({
  page,
  sizes,
  chosen,
  onClose,
}: SizeGuideProps & { onClose: () => void }) => {
  const { sizeGuide } = useTexts('product');
  const { sizeGuideFailed } = useTexts('productMore');
  const { close } = useTexts('shell');
  const guide = useGuide(page);
  const marked = (content: string) =>
    markedSizes(content, { offered: sizes.map(({ label }) => label), chosen });
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={sizeGuide}>
      {guide === null && <span aria-hidden="true" className="skeleton block h-64 w-full" />}
      {guide === 'missing' && <p role="alert">{sizeGuideFailed}</p>}
      {guide !== null && guide !== 'missing' && (
        <div
          className="prose-content size-guide"
          dangerouslySetInnerHTML={trustedHtml(marked(guide.content))}
          dir={directionOf(guide.lang)}
          lang={guide.lang ?? undefined}
        />
      )}
    </Sheet>
  );
};
