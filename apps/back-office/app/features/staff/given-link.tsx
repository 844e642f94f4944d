import type { DeskResult } from '@dijla/contract/desk-client';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { useMomentText } from '../../parts/time/moment.tsx';

/** A link that lets somebody in once, shown this once, to be copied. */
export const GivenLink = ({ link }: { link: DeskResult<'desk/give-staff-link'>['link'] }) => {
  const texts = useTexts('staff');
  const momentText = useMomentText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(link.url).then(() => setIsCopied(true));
  };
  return (
    <div className="grid gap-3">
      <p>{texts.linkText(momentText(link.expires_at))}</p>
      <p className="rounded-card bg-sunken p-3 [overflow-wrap:anywhere]" dir="ltr">
        {link.url}
      </p>
      <button className={deskButton.primary} onClick={copy} type="button">
        <DeskIcon name="copy" />
        {isCopied ? texts.copied : texts.copyLink}
      </button>
    </div>
  );
};
