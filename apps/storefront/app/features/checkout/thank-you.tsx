import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { RiverPicture } from '../../ui/river-picture.tsx';

const Step = ({ icon, text }: { icon: IconName; text: string }) => (
  <li className="flex items-center gap-4">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon className="size-5.5" name={icon} />
    </span>
    {text}
  </li>
);

/** What happened, and what happens next and when. */
export const ThankYou = ({ orderNumber }: { orderNumber: string }) => {
  const texts = useTexts('checkout');
  const { code } = useStoreView();
  return (
    <div className="frame grid max-w-2xl justify-items-center gap-8 py-12 text-center md:py-16">
      <RiverPicture floating="box" />
      <header className="grid gap-2" aria-live="polite">
        <h1 className="text-3xl md:text-4xl">{texts.thanksTitle}</h1>
        <p className="text-lg text-ink-soft">{texts.thanksText}</p>
      </header>
      <p className="grid gap-0.5 rounded-sheet bg-sunken px-8 py-4">
        <span className="text-sm text-ink-soft">{texts.orderNumber}</span>
        <bdi className="text-2xl font-bold tabular-nums select-all" dir="ltr">
          {orderNumber}
        </bdi>
      </p>
      <section className="grid w-full gap-4 text-start">
        <h2 className="text-xl">{texts.whatNext}</h2>
        <ol className="grid gap-4">
          <Step icon="clock" text={texts.nextConfirm} />
          <Step icon="truck" text={texts.nextDeliver} />
          <Step icon="cash" text={texts.nextPay} />
        </ol>
      </section>
      <Link className={buttonStyle.primary} to={paths.home(code)}>
        {texts.continueShopping}
      </Link>
    </div>
  );
};
