import { describe, expect, it } from 'vitest';
import { parsePictureRequest } from './picture-request.ts';

const shop = 'https://shop.test';
const encoded = (absolute: string) => `/img/300/300/resize/${encodeURIComponent(absolute)}`;

describe('parsePictureRequest', () => {
  it.each([
    ['/img/300/300/resize/d/tee.webp', 300, 'inside', '/d/tee.webp'],
    ['/img/300/300/resize//d/tee.webp', 300, 'inside', '/d/tee.webp'],
    ['/img/310/300/fit/d/tee.webp', 400, 'inside', '/d/tee.webp'],
    ['/img/0/100/crop/d/tee.webp', 100, 'cover', '/d/tee.webp'],
    ['/img/9999/9999/identify/d/tee~1f4e79.webp', 1800, 'identify', '/d/tee~1f4e79.webp'],
    ['/img/300/300/resize/d%2Ftee.webp', 300, 'inside', '/d/tee.webp'],
    ['/img/300/300/resize/%D9%82%D9%85%D9%8A%D8%B5%20a.webp', 300, 'inside', '/قميص a.webp'],
    [encoded('https://shop.test/img/600/600/crop/d/tee.webp'), 300, 'inside', '/d/tee.webp'],
    [encoded('http://shop.test/media/d/tee.webp'), 300, 'inside', '/d/tee.webp'],
    [encoded('https://shop.test/media/catalog/product/d/a%20b.webp?v=2'), 300, 'inside', '/d/a b.webp'],
    ['/img/300/300/resize/https://shop.test/media/d/tee.webp', 300, 'inside', '/d/tee.webp'],
    ['/img/1200/630/share/d/tee~1f4e79.3fa92b10c1.webp.jpg', 1200, 'share', '/d/tee~1f4e79.webp'],
  ])('reads %s', (pathname, size, operation, path) => {
    expect(parsePictureRequest(pathname, shop)).toMatchObject({ size, operation, picture: { path } });
  });

  it.each([
    '/img',
    '/img/300/300/resize',
    '/img/300/300/resize/',
    '/img/0/0/resize/d/tee.webp',
    '/img/-1/300/resize/d/tee.webp',
    '/img/3e2/300/resize/d/tee.webp',
    '/img/10000/300/resize/d/tee.webp',
    '/img/300/300/rotate/d/tee.webp',
    '/img/300/300/RESIZE/d/tee.webp',
    '/img/300/300/resize/d/tee.svg',
    '/img/300/300/resize/%E0%A4%A/tee.webp',
    '/img/300/300/resize/..%2F..%2Ftee.webp',
    '/img/300/300/resize/%252e%252e%252ftee.webp',
    '/img/300/300/resize/..%5Ctee.webp',
    '/img/300/300/resize/d/tee.webp%00',
    '/img/300/300/resize/%2Fetc%2Fpasswd',
    '/img/300/300/resize/d/tee.mask.webp',
    encoded('https://evil.test/img/600/600/crop/d/tee.webp'),
    encoded('https://shop.test.evil.test/media/d/tee.webp'),
    encoded('https://shop.test:8443/media/d/tee.webp'),
    encoded('https://shop.test@evil.test/media/d/tee.webp'),
    encoded('https://evil@shop.test/media/d/tee.webp'),
    encoded('https://evil.test\\@shop.test/media/d/tee.webp'),
    encoded('//shop.test/media/d/tee.webp'),
    encoded('file:///media/d/tee.webp'),
    encoded('data:image/webp;base64,AAAA.webp'),
    encoded('https://shop.test/d/tee.webp'),
    encoded('https://shop.test/media/../d/tee.webp'),
    encoded('https://shop.test/media/%2e%2e/d/tee.webp'),
    encoded('https://shop.test/media/..%2Fd/tee.webp'),
    encoded('https://shop.test/img/1/1/resize/https%3A%2F%2Fshop.test%2Fmedia%2Fd%2Ftee.webp'),
    encoded('http://169.254.169.254/media/d/tee.webp'),
    encoded('http://[::1]/media/a.png'),
    encoded('javascript:alert(1)//a.webp'),
    encoded('https://'),
    '/img/1200/630/share/d/tee.webp',
    '/img/600/315/share/d/tee.webp.jpg',
    '/img/1200/630/share/.jpg',
  ])('refuses %s', (pathname) => {
    expect(parsePictureRequest(pathname, shop)).toBeUndefined();
  });

  it('takes no absolute address while the shop has none itself', () => {
    expect(parsePictureRequest(encoded('https://shop.test/media/d/tee.webp'))).toBeUndefined();
  });
});
