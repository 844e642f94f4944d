import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.ts';

describe('splitName', () => {
  it.each([
    ['Noor Hasan', 'Noor', 'Hasan'],
    ['  نور   حسن علي ', 'نور', 'حسن علي'],
    ['عبد الرحمن علي', 'عبد الرحمن', 'علي'],
    ['أبو بكر محمد', 'أبو بكر', 'محمد'],
    ['عبد الله', 'عبد', 'الله'],
    ['Zoë O’Neil-Smith', 'Zoë', 'O’Neil-Smith'],
  ])('splits %s', (fullName, firstname, lastname) => {
    expect(splitName(fullName)).toEqual({ firstname, lastname });
  });

  it.each(['', 'نور', '   ', '1 2', 'Noor 1'])('finds no two names in "%s"', (fullName) => {
    expect(splitName(fullName)).toBeNull();
  });
});
