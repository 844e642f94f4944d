import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { textsIn } from '../../i18n/texts-in.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';

const Placeholder = () => <span aria-busy className="skeleton block h-96 w-full max-w-xl noscript:hidden" />;

const form = lazyPart({
  part: async () => (await import('./vendor-form.lazy.tsx')).VendorForm,
  texts: textsIn('forms', 'account'),
  placeholder: Placeholder,
});

const Step = ({ icon, title, text }: { icon: IconName; title: string; text: string }) => (
  <li className="flex gap-3">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon className="size-5.5" name={icon} />
    </span>
    <span className="grid min-w-0 content-center">
      <span className="font-semibold">{title}</span>
      <span className="text-ink-soft">{text}</span>
    </span>
  </li>
);

/** `/vendorsignup` (spec 2 §2): how selling here works, and the form for it. */
export const VendorSignUpScreen = () => {
  const texts = useTexts('vendorSignUp');
  const { code } = useStoreView();
  const path = paths.vendorSignUp(code);
  return (
    <div className="frame grid gap-8 pt-4 pb-12 md:pt-8">
      <PageHead canonicalPath={path} description={texts.intro} title={texts.title} />
      {import.meta.env.SSR && (
        <OpenGraph description={texts.intro} path={path} picture={null} title={texts.title} />
      )}
      <div className="grid max-w-prose gap-3">
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </div>
      <ol className="grid gap-5 md:grid-cols-2 lg:max-w-4xl">
        <Step icon="package" text={texts.collectText} title={texts.collect} />
        <Step icon="truck" text={texts.deliverText} title={texts.deliver} />
        <Step icon="cash" text={texts.payText} title={texts.pay} />
        <Step icon="home" text={texts.warehouseText} title={texts.warehouse} />
      </ol>
      <NeedsScripts text={texts.needsScripts} />
      <form.Part />
    </div>
  );
};
