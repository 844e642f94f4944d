import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/frame-context.ts';
import { Wordmark } from '../../shop/wordmark.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const PromiseFact = ({ icon, title, detail }: { icon: IconName; title: string; detail: string }) => (
  <li className="flex items-center gap-3">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon className="size-5.5" name={icon} />
    </span>
    <span className="grid">
      <span className="font-semibold">{title}</span>
      <span className="text-sm text-ink-soft">{detail}</span>
    </span>
  </li>
);

const PageLinks = () => {
  const texts = useTexts('shell');
  const { pages } = useFrame();
  const store = useStoreView();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={texts.aboutUs}>
      <ul className="-mx-3 flex flex-wrap gap-x-1">
        {pages.map(({ identifier, title }) => (
          <li key={identifier}>
            <Link className="inline-flex min-h-11 items-center rounded-card px-3 hover:text-accent-ink hover:underline" to={paths.content(store.code, identifier)}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const Footer = () => {
  const texts = useTexts('shell');
  return (
    <footer className="bg-sunken">
      <div className="frame grid gap-8 py-10">
        <ul className="grid gap-5 md:grid-cols-3">
          <PromiseFact detail={texts.deliveryPromiseDetail} icon="truck" title={texts.deliveryPromise} />
          <PromiseFact detail={texts.cashPromiseDetail} icon="cash" title={texts.cashPromise} />
          <PromiseFact detail={texts.serviceHoursDetail} icon="clock" title={texts.serviceHours} />
        </ul>
        <PageLinks />
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div className="grid max-w-sm gap-2">
            <Wordmark />
            <p className="text-sm text-ink-soft">{texts.aboutShop}</p>
          </div>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
};
