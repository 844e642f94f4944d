import { describe, expect, it } from 'vitest';
import { weakPassword } from './new-password.ts';

const own = {
  email: 'noor.alhasan@example.iq',
  firstname: 'نور الهدى',
  lastname: 'حسن',
  telephone: '07701234567',
};
const codeOf = (password: string, changes: Partial<typeof own> = {}) =>
  weakPassword(password, { ...own, ...changes })?.code ?? null;

describe('weakPassword', () => {
  it.each(['', '1234567', 'كلمة سر', '🔑🔑🔑🔑'])('finds %j too short', (password) => {
    expect(codeOf(password)).toBe('user.password-weak');
  });

  it.each([
    'password',
    'Password',
    'PASSWORD1',
    'p@ssw0rd',
    'P@$$w0rd!',
    'pass word',
    'dragon2024',
    'Football!',
    'iloveyou',
    'trustno1',
    'qwerty123',
    'Mohammed1990',
    'baghdad1',
    'Iraq_2025',
    'habibi123',
    'yahussein',
    'dijla2026',
    'كلمة السر',
    'كلمة المرور',
    'العراق12',
    'محمد٢٠٢٤',
    'الله أكبر',
    'عبدالله12',
  ])('knows %j as one that many choose', (password) => {
    expect(codeOf(password)).toBe('user.password-common');
  });

  it.each(['حشسسصخقي', 'صثمؤخةث1'])('knows %j as one that was typed on the Arabic keyboard', (password) => {
    expect(codeOf(password)).toBe('user.password-common');
  });

  it.each([
    '12345678',
    '87654321',
    '00000000',
    'aaaaaaaaa',
    '12121212',
    'abcabcabc',
    'abcdefgh',
    'qwertyui',
    'asdf1234',
    'qweasdzxc',
    'ضصثقفغعه',
    'شسيبلاتن',
    'ابتثجحخد',
    '١٢٣٤٥٦٧٨',
    'هوزحطيكل',
  ])('knows %j as an easy pattern', (password) => {
    expect(codeOf(password)).toBe('user.password-common');
  });

  it.each([
    'noor.alhasan@example.iq',
    'NoorAlhasan',
    'noor-alhasan-1',
    'alhasan1987',
    'N00r4lh4s4n',
    'نور الهدى',
    'نور_الهدى_12',
    'حسن نور١٢٣',
    '07701234567',
    '7701234567',
    '+9647701234567',
    '٠٧٧٠١٢٣٤٥٦٧',
    'noor07701234567',
  ])('takes %j for her own name, e-mail address or number', (password) => {
    expect(codeOf(password)).toBe('user.password-personal');
  });

  it.each([
    'Dijla-demo-1',
    'نخلة وجسر',
    'palm and bridge',
    'noor likes figs',
    'قيمر وكاهي بالسبت',
    '🔑🗝️🚪🏠🌴🐪🌙⭐',
    'tR7#kq2!',
    'hk83bz0x',
    '1001 ليلة وليلة',
    'my horse ate 3 dates',
  ])('takes %j', (password) => {
    expect(codeOf(password)).toBeNull();
  });

  it('looks for no names of a letter or two', () => {
    expect(
      codeOf('palmtree-b-c', { email: 'b@c.iq', firstname: 'B', lastname: 'C', telephone: '' }),
    ).toBeNull();
  });
});
