import { languages } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { withPlainTextImports } from './texts-plugin.ts';

describe('withPlainTextImports', () => {
  it('imports a subject in every language of the shop', () => {
    const written = withPlainTextImports("const texts = textsIn('cart/ordered');");
    for (const language of languages)
      expect(written).toContain(`${language}: () => import('@dijla/messages/${language}/cart/ordered')`);
    expect(written).not.toContain('textsIn');
  });

  it('merges several subjects, also over several lines and with a type', () => {
    const written = withPlainTextImports("textsIn<'cart' | 'frame'>(\n  'cart/cart',\n  'frame',\n)");
    expect(written).toContain(
      "en: () => textsOfSubjects(import('@dijla/messages/en/cart/cart'), import('@dijla/messages/en/frame'))",
    );
    expect(written).toMatch(/^import \{ textsOf as textsOfSubjects \} from /);
  });

  it('refuses a subject that only a running page would know', () => {
    expect(() => withPlainTextImports('textsIn(subject)')).toThrow('literals');
  });
});
