import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { momentInBaghdad } from '@dijla/commerce-rules/dates/moment-in-baghdad';
import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { useTexts } from '../../i18n/use-desk.ts';
import { agoText, momentText } from './moment-text.ts';

/** Returns a function that says an instant (ISO 8601) in words, as of this minute. */
export const useMomentText = (): ((at: string) => string) => {
  const { moment } = useTexts('common');
  const now = useNow() ?? 0;
  return (at) => momentText(wireInstant(at), { now, words: moment });
};

/** An instant in words, its full date on hover. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={momentInBaghdad(wireInstant(at))}>
    {useMomentText()(at)}
  </time>
);

/** How long ago something was. */
export const Ago = ({ at }: { at: string }) => {
  const { ago } = useTexts('common');
  const now = useNow() ?? 0;
  return (
    <time className="whitespace-nowrap" dateTime={at} title={momentInBaghdad(wireInstant(at))}>
      {agoText(wireInstant(at), { now, words: ago })}
    </time>
  );
};
