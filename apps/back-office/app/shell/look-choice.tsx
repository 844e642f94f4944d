import { languages, storeViews } from '@dijla/contract/store-views';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { useId, useState } from 'react';
import { useDeskLanguage } from '../i18n/use-desk.ts';
import { chooseTheme, savedTheme, themes } from '../look/saved-look.ts';

/** The language of the desk and its light, which this device remembers. */
export const LookChoice = () => {
  const { texts, store, chooseLanguage } = useDeskLanguage();
  const [theme, setTheme] = useState(savedTheme);
  const id = useId();
  return (
    <>
      <Segmented
        legend={texts.shell.language}
        name={`${id}-language`}
        onChange={chooseLanguage}
        segments={languages.map((code) => ({ value: code, label: storeViews[code].name }))}
        value={store.code}
      />
      <Segmented
        legend={texts.shell.theme}
        name={`${id}-theme`}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
        }}
        segments={themes.map((value) => ({ value, label: texts.shell.themes[value] }))}
        value={theme}
      />
    </>
  );
};
