import { useTexts } from '../../i18n/texts.tsx';
import { DeliveryPromise } from '../../shop/delivery/delivery-promise.tsx';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';

const Fact = ({ icon, title, text }: { icon: IconName; title: string; text: string }) => (
  <div className="hidden items-center gap-3 md:flex">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon className="size-5.5" name={icon} />
    </span>
    <p className="grid">
      <span className="text-sm text-ink-soft">{title}</span>
      <span className="font-semibold">{text}</span>
    </p>
  </div>
);

/**
 * The delivery promise right below the stage: the arrival day and, where there is space, how to pay and whom
 * to contact.
 */
export const PromiseBand = () => {
  const texts = useTexts('home');
  return (
    <section aria-label={texts.promise} className="border-b border-line">
      <div className="frame grid items-center gap-8 py-3 md:grid-cols-3 md:py-5">
        <DeliveryPromise className="min-w-0" />
        <Fact icon="cash" text={texts.cashText} title={texts.cashTitle} />
        <Fact icon="chat" text={texts.helpText} title={texts.helpTitle} />
      </div>
    </section>
  );
};
