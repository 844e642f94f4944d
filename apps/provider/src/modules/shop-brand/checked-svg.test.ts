import { describe, expect, it } from 'vitest';
import { checkedSvg } from './checked-svg.ts';

const check = (inner: string, head = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 12"') =>
  checkedSvg(Buffer.from(`<svg ${head}>${inner}</svg>`));

describe('checkedSvg', () => {
  it('takes a drawing, with its size in its own units and without comments', () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 12"><path d="M0 0h9" fill="#123456"/></svg>';
    expect(checkedSvg(Buffer.from(`<?xml version="1.0"?>\n<!-- mine -->${drawing}\n`))).toEqual({
      ok: true,
      svg: drawing,
      width: 36,
      height: 12,
    });
  });

  it.each([
    [
      'gradients and clips of its own',
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)" width="9" height="9"/>',
    ],
    ['a part used twice', '<g id="p"><circle r="2"/></g><use href="#p" x="3"/>'],
  ])('takes %s', (_, inner) => expect(check(inner).ok).toBe(true));

  it.each([
    ['a script', '<script>alert(1)</script>', 'has <script>'],
    ['a script in other letters', '<SCRIPT>alert(1)</SCRIPT>', 'has <SCRIPT>'],
    ['an act on load', '<path onload="alert(1)" d="M0 0"/>', '<path> has onload'],
    ['a page inside', '<foreignObject><body/></foreignObject>', 'has <foreignObject>'],
    ['a link', '<a href="https://evil.test"><path/></a>', 'has <a>'],
    ['a picture from elsewhere', '<image href="https://evil.test/x.png"/>', 'has <image>'],
    ['a part from elsewhere', '<use href="https://evil.test/x.svg#a"/>', '<use> points elsewhere'],
    ['a script as an address', '<use xlink:href="javascript:alert(1)"/>', '<use> points elsewhere'],
    ['a fill from elsewhere', '<rect fill="url(https://evil.test/x)"/>', '<rect> loads something by fill'],
    ['a style sheet', '<style>@import "https://evil.test"</style>', 'has <style>'],
    ['styles of an element', '<rect style="fill:url(https://evil.test)"/>', '<rect> has style'],
    [
      'an animation that sets an address',
      '<animate attributeName="href" to="javascript:alert(1)"/>',
      'has <animate>',
    ],
  ])('refuses %s', (_, inner, fault) => {
    const checked = check(inner);
    expect(checked.ok ? [] : checked.faults).toContainEqual(expect.stringContaining(fault));
  });

  it.each([
    [
      'an entity',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    ],
    ['a page', '<html><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/></html>'],
    ['no namespace, which no browser would draw', '<svg viewBox="0 0 1 1"/>'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['nothing', ''],
    ['too much', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${' '.repeat(70_000)}</svg>`],
  ])('refuses %s', (_, text) => expect(checkedSvg(Buffer.from(text)).ok).toBe(false));
});
