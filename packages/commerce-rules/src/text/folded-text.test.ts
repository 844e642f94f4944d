import { describe, expect, it } from 'vitest';
import { foldedText } from './folded-text.ts';

describe('foldedText', () => {
  it.each([
    ['أَحْمَر', 'احمر'],
    ['إلكترونيات', 'الكترونيات'],
    ['آلة', 'اله'],
    ['مستشفى', 'مستشفي'],
    ['مـــوبايل', 'موبايل'],
    ['گلاس چای', 'كلاس جاي'],
    ['٤٢ و ۴۲', '42 و 42'],
    ['  TEE   Shirt ', 'tee shirt'],
    ['ا\u0654', 'ا'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldedText(text)).toBe(folded);
  });
});
