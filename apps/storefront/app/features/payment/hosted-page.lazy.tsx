import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useTexts } from '../../i18n/texts.tsx';

/** Whether the checkout led here, so that the page goes on by itself. */
const goesOnIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'goesOn' in state && state.goesOn === true;

/**
 * The way to a gateway's own page. Who comes from the checkout goes there at once; that is forgotten before, so that
 * whoever comes back stays here.
 */
export const HostedPage = ({ paymentUrl, method }: { paymentUrl: string; method: string }) => {
  const texts = useTexts('payment');
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const goesOn = goesOnIn(state);
  useEffect(() => {
    if (!goesOn) return;
    void Promise.resolve(navigate(`${pathname}${search}`, { replace: true, state: null })).then(() =>
      location.assign(paymentUrl),
    );
  }, [goesOn, navigate, pathname, search, paymentUrl]);
  return (
    <>
      <p>{texts.onItsPage(method)}</p>
      <a
        className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
        href={paymentUrl}
        rel="noreferrer"
      >
        {texts.goOn}
      </a>
    </>
  );
};
