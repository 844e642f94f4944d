import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { hotlineHref, numberText } from './contact-links.ts';
import { useFrame } from './frame-context.ts';

/** What a page needs scripts for, and which number to call without them. */
export const NeedsScripts = ({ text }: { text: string }) => {
  const { hotline } = useFrame().contact;
  return (
    <noscript>
      <p className="pt-4 text-ink-soft">{text}</p>
      {hotline !== null && (
        <p className="pt-4 pb-10">
          <a className={buttonStyle.primary} href={hotlineHref(hotline)}>
            <Icon className="size-5" name="phone" />
            <bdi dir="ltr">{numberText(hotline)}</bdi>
          </a>
        </p>
      )}
    </noscript>
  );
};
