import { useEffect } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';

/** Brings hearts and comparing in an idle moment of a page, in its language. */
export const useMarks = (): void => {
  const { language } = useStoreView();
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('../../shop/lists/start-marks.lazy.ts')
            .then(({ startMarks }) => startMarks(language))
            .catch(() => undefined),
      ),
    [language],
  );
};
