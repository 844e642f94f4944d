import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { isCatalogUnavailable } from '../../offline/catalog-unavailable.ts';
import { showNotification } from '../../shop/page/notification-state.ts';

/** Shows what the provider said when a page's data could not be loaded (spec 1 §8); nothing where it said nothing. */
export const useSaidFailure = (): void => {
  const { ok } = useTexts('shell');
  const error = useRouteError();
  const said = isCatalogUnavailable(error) ? error.message : '';
  useEffect(() => {
    if (said !== '') showNotification({ type: 'error', message: said, action1: { label: ok } });
  }, [ok, said]);
};
