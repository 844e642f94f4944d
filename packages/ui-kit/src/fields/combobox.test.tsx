import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';
import { nextActive } from './use-option-keys.ts';

describe('nextActive', () => {
  it.each([
    [-1, 1, 3, 0],
    [1, 1, 3, 2],
    [2, 1, 3, -1],
    [0, -1, 3, -1],
    [-1, -1, 3, 2],
    [-1, 1, 0, -1],
  ] as const)('goes from %i by %i among %i to %i', (current, step, count, next) => {
    expect(nextActive(current, step, count)).toBe(next);
  });
});

describe('Combobox', () => {
  it('is a text field with its label and what was typed, and offers nothing, until scripts run', () => {
    const markup = renderToStaticMarkup(
      <Combobox
        error={null}
        id="district"
        label="المنطقة"
        name="district"
        onChange={() => undefined}
        suggest={() => ['الكرادة']}
        value="الك"
      />,
    );
    expect([
      markup.includes('<label class="font-medium" for="district">'),
      /<input[^>]* name="district"[^>]* value="الك"/.test(markup),
      markup.includes('aria-expanded="false"'),
      markup.includes('listbox'),
    ]).toEqual([true, true, true, false]);
  });
});
