import { describe, expect, it } from 'vitest';
import { demoBrands, wholeAttributes } from './demo-definitions.ts';

describe('definitions of the demo', () => {
  it('give the brands of the slider a picture of the studio, and no others', () => {
    for (const { code, slider_position, image, slider_image } of demoBrands()) {
      expect([code, image !== null, slider_image !== null]).toEqual([
        code,
        slider_position !== null,
        slider_position !== null,
      ]);
      expect(image ?? '/d/').toMatch(/^\/d\//);
    }
  });

  it('put the filter of brands at 410 (spec 2 row 9.26)', () => {
    expect(wholeAttributes().find(({ code }) => code === 'brand')?.position).toBe(410);
  });
});
