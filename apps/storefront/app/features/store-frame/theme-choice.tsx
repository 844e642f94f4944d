import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { chooseTheme, onThemeChange, savedTheme, type Theme, themes } from '../../shop/theme.ts';

/** Dark mode: as the device, on or off. The saved choice is marked once the device has been read. */
export const ThemeChoice = () => {
  const texts = useTexts('shell');
  const theme = useSyncExternalStore<Theme>(onThemeChange, savedTheme, () => 'device');
  const labels = { device: texts.darkModeDevice, on: texts.darkModeOn, off: texts.darkModeOff };
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="pe-3 text-sm text-ink-soft">{texts.darkMode}</legend>
      <div className="flex rounded-full bg-ground p-1">
        {themes.map((option) => (
          <label className="press grid min-h-11 place-items-center rounded-full px-4 text-sm font-medium has-checked:bg-surface has-checked:inset-ring-1 has-checked:inset-ring-line has-focus-visible:outline-2 has-focus-visible:outline-accent" key={option}>
            <input checked={theme === option} className="sr-only" name="dark-mode" onChange={() => chooseTheme(option)} type="radio" value={option} />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
