type PressedKey = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const letter = /^Key([A-Z])$/;
const named: Readonly<Record<string, string>> = {
  Enter: 'enter',
  NumpadEnter: 'enter',
  Escape: 'escape',
  Space: 'space',
};

const plainKey = ({ code, shiftKey }: PressedKey): string | null => {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const [, character] = letter.exec(code) ?? [];
  return character?.toLowerCase() ?? named[code] ?? null;
};

/**
 * Returns the name of a pressed key, such as `j`, `/`, `enter` or `mod+k`, by where it is on the keyboard and
 * not by what it writes: an Arabic layout has the same shortcuts. Null for keys that no shortcut has.
 */
export const keyOf = (pressed: PressedKey): string | null => {
  const key = plainKey(pressed);
  if (key === null || pressed.altKey) return null;
  return pressed.ctrlKey || pressed.metaKey ? `mod+${key}` : key;
};
