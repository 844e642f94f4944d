import { hasSessionMark } from '@dijla/device/session/session-mark';
import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../device/session/use-session.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { chooseTheme, onThemeChange, savedTheme, type Theme } from './theme.ts';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';

/**
 * Dark mode: on or off, and auto for customers, whose pages follow the device then (spec 1 §4); guests' are light until
 * they choose. The saved choice is marked once the device has been read. `name` distinguishes it from another on the
 * page.
 */
export const ThemeChoice = ({ name }: { name: string }) => {
  const texts = useTexts('frame');
  const theme = useSyncExternalStore<Theme>(onThemeChange, savedTheme, () => 'device');
  const isMarked = useIsLive() && hasSessionMark();
  const isCustomer = useSession(({ ready, profile }) => (ready ? profile !== null : null)) ?? isMarked;
  const choices = [
    { value: 'off', label: texts.light, icon: 'sun' },
    { value: 'on', label: texts.dark, icon: 'moon' },
  ] as const;
  return (
    <Segmented
      legend={texts.appearance}
      name={name}
      onChange={chooseTheme}
      segments={
        isCustomer ? [{ value: 'device', label: texts.automatic, icon: 'halfLit' }, ...choices] : choices
      }
      value={theme === 'device' && !isCustomer ? 'off' : theme}
    />
  );
};
