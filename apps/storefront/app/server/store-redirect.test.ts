import { describe, expect, it } from 'vitest';
import { storeRedirect } from './store-redirect.ts';

const visit = { cookie: undefined, acceptLanguage: 'ar-IQ', country: undefined };
const of = (path: string) => storeRedirect(new URL(`http://shop${path}`), visit);

describe('storeRedirect', () => {
  it.each([
    ['/', '/ar'],
    ['/pwa.html', '/ar'],
    ['/pwa.html?utm=1', '/ar?utm=1'],
    ['/women/tops?page=2', '/ar/women/tops?page=2'],
    ['/c/kettles', '/ar/c/kettles'],
    ['//evil.example/x', '/ar/evil.example/x'],
    ['/english', '/ar/english'],
  ])('sends %s to %s for now', (path, location) => {
    expect(of(path)).toEqual({ status: 302, location, isPersonal: true });
  });

  it.each([
    ['/en/', '/en'],
    ['/ar/women/', '/ar/women'],
    ['/en/pwa.html', '/en'],
  ])('sends %s to %s for good', (path, location) => {
    expect(of(path)).toEqual({ status: 301, location, isPersonal: false });
  });

  it.each(['/error', '/page-not-found', '/en', '/ar/women'])('leaves %s where it is', (path) => {
    expect(of(path)).toBeNull();
  });
});
