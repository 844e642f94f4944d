import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../i18n/texts.tsx';
import { shareInWhatsapp, whatsappHref } from '../../../shop/page/contact-links.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { ProductView } from '../../../view-models/product/product-view.ts';
import { CompareButton } from './compare-button.lazy.tsx';

/** Opens the system share sheet where there is one; otherwise the link opens WhatsApp. */
const share = (event: MouseEvent<HTMLAnchorElement>, name: string): void => {
  event.currentTarget.href = shareInWhatsapp(name, location.href);
  if (typeof navigator.share !== 'function' || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  // Closing the sheet rejects the promise; that is not an error.
  void navigator.share({ title: name, url: location.href }).catch(() => undefined);
};

/** Contact links for questions about the product, and what else one does with it: compare, share. */
export const AskAndShare = ({ product }: { product: ProductView }) => {
  const { name } = product;
  const texts = useTexts('productMore');
  const {
    publicUrl,
    contact: { whatsapp },
  } = useFrame();
  const address = `${publicUrl}${useLocation().pathname}`;
  return (
    <div className="frame flex flex-wrap gap-3 pt-6 md:justify-end md:pt-8">
      {whatsapp !== null && (
        <a className={buttonStyle.quiet} href={whatsappHref(whatsapp, `${name}\n${address}`)}>
          <Icon className="size-5" name="whatsapp" />
          {texts.askAbout}
        </a>
      )}
      <CompareButton product={product} />
      <a
        className={buttonStyle.quiet}
        href={shareInWhatsapp(name, address)}
        onClick={(event) => share(event, name)}
        rel="noopener"
        target="_blank"
      >
        <Icon className="size-5" name="share" />
        {texts.share}
      </a>
    </div>
  );
};
