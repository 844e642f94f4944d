import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { chooseTheme, onThemeChange, savedTheme, type Theme } from './theme.ts';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';

/**
 * Dark mode: auto, on or off. The saved choice is marked once the device has been read. `name` distinguishes
 * it from another on the page.
 */
export const ThemeChoice = ({ name }: { name: string }) => {
  const texts = useTexts('frame');
  const theme = useSyncExternalStore<Theme>(onThemeChange, savedTheme, () => 'device');
  return (
    <Segmented
      legend={texts.appearance}
      name={name}
      onChange={chooseTheme}
      segments={[
        { value: 'device', label: texts.automatic, icon: 'halfLit' },
        { value: 'off', label: texts.light, icon: 'sun' },
        { value: 'on', label: texts.dark, icon: 'moon' },
      ]}
      value={theme}
    />
  );
};
