import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameInPlace, sampleHeaders, savedHeaders } from './file-name.ts';

const dispositionOf = (name: string): string => savedHeaders(name)['content-disposition'] ?? '';

describe('savedHeaders', () => {
  it.each([
    ['tea.pdf', `attachment; filename="tea.pdf"; filename*=UTF-8''tea.pdf`],
    [
      'كتاب الشاي.pdf',
      `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('كتاب الشاي.pdf')}`,
    ],
    ['Café "1".epub', `attachment; filename="Cafe 1.epub"; filename*=UTF-8''Caf%C3%A9%20%221%22.epub`],
    ["it's (1).zip", `attachment; filename="its 1.zip"; filename*=UTF-8''it%27s%20%281%29.zip`],
    ['..', `attachment; filename="file"; filename*=UTF-8''..`],
    ['ملف', `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent('ملف')}`],
  ])('names %j in every script', (name, disposition) => expect(dispositionOf(name)).toBe(disposition));

  it.each([
    ['a.pdf', 'application/pdf'],
    ['a.EPUB', 'application/epub+zip'],
    ['a.html', 'application/octet-stream'],
    ['a.svg', 'application/octet-stream'],
    ['a.js', 'application/octet-stream'],
    ['a', 'application/octet-stream'],
  ])('says of %s that it is %s', (name, type) => expect(savedHeaders(name)['content-type']).toBe(type));

  it('makes a header of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
        expect(() => new Headers(savedHeaders(name))).not.toThrow();
        expect(dispositionOf(name)).toMatch(
          /^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.!~%-]*$/,
        );
      }),
    );
  });
});

describe('sampleHeaders', () => {
  it.each(['a.pdf', 'A.PDF', 'a.mp3', 'a.m4a', 'a.mp4', 'a.jpg', 'a.jpeg', 'a.png', 'a.webp'])(
    'shows %s by a type of its own',
    (name) => {
      const headers = sampleHeaders(name);
      expect(headers['content-disposition']).toMatch(/^inline; filename="/);
      expect(headers['content-type']).toMatch(/^(application\/pdf|image|audio|video)/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBeUndefined();
    },
  );

  it.each(['a.html', 'a.svg', 'a.xml', 'a.js', 'a.pdf.html', 'a.epub', 'a.docx', 'pdf', 'a', '..'])(
    'saves %s in a sandbox',
    (name) => {
      const headers = sampleHeaders(name);
      expect(headers['content-disposition']).toMatch(/^attachment; /);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    },
  );
});

describe('nameInPlace', () => {
  it.each([
    ['books/tea.pdf', 'tea.pdf'],
    ['https://files.iq/a/%D8%B4%D8%A7%D9%8A.pdf?x=1', 'شاي.pdf'],
    ['https://files.iq/', ''],
    ['https://files.iq/a%2Fb.pdf', 'ab.pdf'],
    ['https://files.iq/%E0%A4%A', '%E0%A4%A'],
  ])('of %s is %j', (file, name) => expect(nameInPlace(file)).toBe(name));
});
