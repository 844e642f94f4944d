import { useTexts } from '../../i18n/texts.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useFrame } from '../page/frame-context.ts';
import { ContactActions } from '../page/contact-actions.lazy.tsx';

/** Shown when no method delivers to this governorate: what to do instead, and how to contact the shop. */
export const NoDelivery = ({ place, onChange }: { place: string; onChange: () => void }) => {
  const texts = useTexts('noDelivery');
  const { hotline, whatsapp } = useFrame().contact;
  const hasHelp = hotline !== null || whatsapp !== null;
  return (
    <div aria-live="polite" className="grid gap-4 rounded-card bg-sunken p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-5.5 shrink-0 text-accent-ink" name="info" />
        <div className="grid gap-1">
          <p className="text-lg leading-snug font-semibold text-balance">
            {texts.title(`\u2068${place}\u2069`)}
          </p>
          <p className="text-ink-soft">{hasHelp ? texts.textWithHelp : texts.text}</p>
        </div>
      </div>
      <button className={buttonStyle.quiet} onClick={onChange} type="button">
        {texts.change}
      </button>
      <ContactActions />
    </div>
  );
};
