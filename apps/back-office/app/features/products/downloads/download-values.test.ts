import { describe, expect, it } from 'vitest';
import {
  downloadsTyped,
  downloadValuesOf,
  isLimit,
  newLink,
  type OpenedDownloads,
  ruleTyped,
} from './download-values.ts';

const opened: OpenedDownloads = {
  version: '0'.repeat(16),
  is_separate: true,
  titles: { en: 'The book as', ar: 'الكتاب بصيغة' },
  sample_titles: { en: 'Read a sample', ar: 'اقرأ عيّنة' },
  links: [
    {
      code: 'pdf',
      titles: { en: 'PDF', ar: '' },
      file: '/desk/0123456789abcdef0123456789abcdef',
      file_name: 'كتاب الشاي.pdf',
      bytes: 1200,
      sample: '/desk/abcdef0123456789abcdef0123456789',
      sample_name: 'عيّنة.pdf',
      sample_bytes: 120,
      max_downloads: 5,
      days: null,
      amounts: [{ currency: 'IQD', amount: 6000 }],
    },
    {
      code: 'epub',
      titles: { en: 'EPUB', ar: 'EPUB' },
      file: 'https://files.example.iq/tea.epub',
      file_name: null,
      bytes: null,
      sample: 'https://files.example.iq/sample.epub',
      sample_name: null,
      sample_bytes: null,
      max_downloads: null,
      days: 30,
      amounts: [],
    },
  ],
  rule: { max_downloads: 3, days: 14 },
  units: [
    { code: 'IQD', scale: 0 },
    { code: 'USD', scale: 2 },
  ],
  bytes_at_most: 200_000_000,
  part_bytes: 1_048_576,
};

describe('the form of the files of a product', () => {
  it('saves what it began with', () => {
    const { links, ...saved } = downloadsTyped(downloadValuesOf(opened), opened.units);
    const { titles, sample_titles } = opened;
    expect(saved).toEqual({ is_separate: true, titles, sample_titles });
    expect(links).toEqual(
      opened.links.map(
        ({ file_name: _name, bytes: _bytes, sample_name: _sample, sample_bytes: _size, ...link }) => link,
      ),
    );
  });

  it('takes a sample away that is neither given nor at an address', () => {
    const values = downloadValuesOf(opened);
    const [pdf, epub] = values.links;
    const typed = {
      ...values,
      links: [
        { ...pdf!, sample: '' },
        { ...epub!, sample_address: ' ' },
      ],
    };
    expect(downloadsTyped(typed, opened.units).links.map(({ sample }) => sample)).toEqual([null, null]);
  });

  it('has a new file offer what the rule says, in any digits', () => {
    const link = newLink(opened);
    expect([link.max_downloads, link.days]).toEqual(['3', '14']);
    const typed = {
      ...downloadValuesOf(opened),
      links: [{ ...link, max_downloads: '٧', days: '', address: ' https://a.iq/b ' }],
    };
    expect(downloadsTyped(typed, opened.units).links).toMatchObject([
      { code: null, file: 'https://a.iq/b', max_downloads: 7, days: null },
    ]);
    expect(ruleTyped({ max_downloads: '', days: '٣٠' })).toEqual({ max_downloads: null, days: 30 });
  });

  it('drops prices of files that are sold together', () => {
    const typed = { ...downloadValuesOf(opened), is_separate: false };
    expect(downloadsTyped(typed, opened.units).links.map(({ amounts }) => amounts)).toEqual([[], []]);
  });

  it.each([
    ['', true],
    ['5', true],
    ['٥', true],
    ['0', false],
    ['11', false],
    ['1.5', false],
    ['-1', false],
    ['five', false],
  ])('takes %j as a limit of ten: %j', (text, isFit) => expect(isLimit(text, 10)).toBe(isFit));
});
