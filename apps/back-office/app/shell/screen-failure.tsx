import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';

/** In place of a screen that failed, or whose script did not come: the page is loaded again. */
export const ScreenFailure = () => {
  const texts = useTexts('common');
  return (
    <div className="grid max-w-xl justify-items-start gap-3 py-6" role="alert">
      <h1 className="text-xl">{texts.failed}</h1>
      <button className={deskButton.quiet} onClick={() => location.reload()} type="button">
        {texts.tryAgain}
      </button>
    </div>
  );
};
