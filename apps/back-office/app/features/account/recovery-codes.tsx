import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';

/** New recovery codes, which are shown this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const texts = useTexts('session');
  return (
    <div className="grid gap-4">
      <p>{texts.recoveryText}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-sunken p-4 text-lg" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button className={deskButton.primary} onClick={onKept} type="button">
        {texts.recoveryKept}
      </button>
    </div>
  );
};
