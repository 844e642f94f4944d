import { useTexts } from '../../../i18n/texts.tsx';
import { ThemeChoice } from '../../../shop/page/theme/theme-choice.lazy.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';

/** Dark mode: as the device, on or off (spec 2 §4). Saved on the device, so that it works offline. */
export const DarkModePage = () => {
  const texts = useTexts('account');
  return (
    <AccountFrame place="darkMode" title={texts.account}>
      {() => (
        <>
          <h1 className="text-2xl md:text-3xl">{texts.darkMode}</h1>
          <section className="grid max-w-xl gap-3 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
            <ThemeChoice name="dark-mode-page" />
            <p className="text-ink-soft">{texts.darkModeHint}</p>
          </section>
        </>
      )}
    </AccountFrame>
  );
};
