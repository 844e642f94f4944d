import { useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';

/** A secret that is shown this once, to be copied. */
export const ShownOnce = ({ secret, text, onKept }: { secret: string; text: string; onKept: () => void }) => {
  const texts = useTexts('integrations');
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(secret).then(() => setIsCopied(true));
  };
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      <p className="rounded-card bg-sunken p-3 [overflow-wrap:anywhere]" dir="ltr">
        {secret}
      </p>
      <button className={deskButton.primary} onClick={copy} type="button">
        <DeskIcon name="copy" />
        {isCopied ? texts.copied : texts.copy}
      </button>
      <button className={deskButton.quiet} onClick={onKept} type="button">
        {texts.done}
      </button>
    </div>
  );
};
