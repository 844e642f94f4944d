import { describe, expect, it } from 'vitest';
import { markedSizes } from './marked-sizes.ts';

const row = (size: string, chest: number) => `<tr><th scope="row">${size}</th><td>${chest}</td></tr>`;
const guide = (...rows: readonly string[]) =>
  `<p>In centimeters.</p><table><thead><tr><th scope="col">Size</th><th scope="col">Chest</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
const whole = guide(row('S', 98), row('M', 104), row('L', 110));

describe('the size guide of a product', () => {
  it('marks the size that is chosen', () => {
    expect(
      markedSizes(whole, { offered: ['S', 'M', 'L'], chosen: 'M' }).match(
        /<tr aria-current="true"><th scope="row">[^<]*/g,
      ),
    ).toEqual(['<tr aria-current="true"><th scope="row">M']);
  });

  it('marks none while none is chosen', () => {
    expect(markedSizes(whole, { offered: ['S', 'M', 'L'], chosen: undefined })).not.toContain('aria-current');
  });

  it('leaves out sizes that the product does not come in, and keeps its head', () => {
    expect(markedSizes(whole, { offered: ['S', 'L'], chosen: 'L' }).match(/<th scope[^>]*>[^<]*/g)).toEqual([
      '<th scope="col">Size',
      '<th scope="col">Chest',
      '<th scope="row">S',
      '<th scope="row">L',
    ]);
  });

  it.each([
    ['S & M', 'S &amp; M'],
    ['6–12 شهراً', '6–12 شهراً'],
  ])('knows the size %s as HTML writes it', (size, written) => {
    expect(markedSizes(guide(row(written, 98)), { offered: [size], chosen: size })).toContain('aria-current');
  });

  it('stays whole where it speaks of other sizes, or of none', () => {
    for (const html of [whole, '<p>Ask us.</p>'])
      expect(markedSizes(html, { offered: ['42', '44'], chosen: '42' })).toBe(html);
  });
});
