import { useLocation, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';

/** Where somebody came from to log in, as the state of a history entry; no address carries it. */
export type WayBack = { from?: string; /** Whether a code was sent on the way. */ wasSent?: true };

const wayBackOf = (state: unknown): WayBack =>
  typeof state === 'object' && state !== null
    ? {
        ...('from' in state && typeof state.from === 'string' ? { from: state.from } : {}),
        ...('wasSent' in state && state.wasSent === true ? { wasSent: true } : {}),
      }
    : {};

/**
 * Returns how to lead back to where somebody came from, or else to the account, and the state that carries it from
 * page to page.
 */
export const useWayBack = () => {
  const { code } = useStoreView();
  const navigate = useNavigate();
  const state = wayBackOf(useLocation().state);
  return {
    state,
    goBack: () => void navigate(state.from ?? paths.account(code), { replace: true }),
  };
};
