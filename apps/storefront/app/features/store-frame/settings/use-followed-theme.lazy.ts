import { useEffect } from 'react';
import { lightAsSaved } from '../../../shop/page/theme/theme.ts';
import { systemDark } from '../../../shop/page/theme/theme-script.ts';
import { sessionEvents } from '@dijla/device/session/session-events';

/**
 * Applies the theme again when the system theme or the session changes: for customers Auto follows the
 * system, for guests it is light (spec 1 §4).
 */
export const useFollowedTheme = (): void =>
  useEffect(() => {
    const system = matchMedia(systemDark);
    system.addEventListener('change', lightAsSaved);
    const stop = sessionEvents.listen(lightAsSaved);
    return () => {
      system.removeEventListener('change', lightAsSaved);
      stop();
    };
  }, []);
