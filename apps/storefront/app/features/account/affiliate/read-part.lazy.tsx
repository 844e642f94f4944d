import type { AffiliateCallName, AffiliateResult } from '@dijla/contract/affiliate-client';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { askAffiliate } from '../../../device/account/affiliate-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';

/** Says that something cannot be shown, with a way to try again. */
export const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts('affiliate');
  return (
    <div className="grid justify-items-start gap-3">
      <output className="text-ink-soft">{texts.unread}</output>
      <button className={buttonStyle.quiet} onClick={onRetry} type="button">
        {texts.tryAgain}
      </button>
    </div>
  );
};

type ReadPartProps<C extends AffiliateCallName> = {
  call: C;
  children: (result: AffiliateResult<C>) => ReactNode;
};

type Answer<C extends AffiliateCallName> = { result: AffiliateResult<C> } | 'failed';

const answerOf = async <C extends AffiliateCallName>(call: C): Promise<Answer<C>> => {
  const outcome = await askAffiliate(call);
  return outcome.ok ? { result: outcome.result } : 'failed';
};

/** Reads something of a partner's from the shop and shows it. */
export const ReadPart = <C extends AffiliateCallName>({ call, children }: ReadPartProps<C>) => {
  const [answer, setAnswer] = useState<Answer<C> | null>(null);
  useEffect(() => void answerOf(call).then(setAnswer), [call]);
  if (answer === null) return <span aria-busy className="skeleton block h-24 w-full" />;
  return answer === 'failed' ? (
    <Failed onRetry={() => void answerOf(call).then(setAnswer)} />
  ) : (
    children(answer.result)
  );
};
