import { useTexts } from '../i18n/use-desk.ts';

const written: Readonly<Record<string, string>> = { enter: '↵', escape: 'Esc', space: '␣', mod: 'Ctrl' };
const capOf = (key: string): string => written[key] ?? key.toUpperCase();

/** The keys of a shortcut as they are written on the keyboard: `mod+k`, or `g o` one after the other. */
export const KeyCaps = ({ keys }: { keys: string }) => {
  const { keyThen } = useTexts('shell');
  return (
    <kbd className="inline-flex items-center gap-1 whitespace-nowrap" dir="ltr">
      {keys.split(' ').map((press, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same key may be pressed twice
        <span className="inline-flex items-center gap-1" key={index}>
          {index > 0 && <span className="text-xs text-ink-soft">{keyThen}</span>}
          {press.split('+').map((key) => (
            <span className="key-cap" key={key}>
              {capOf(key)}
            </span>
          ))}
        </span>
      ))}
    </kbd>
  );
};
