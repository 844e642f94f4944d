import { account as arabic } from '@dijla/messages/ar/account';
import { refusals as arabicRefusals } from '@dijla/messages/ar/refusals';
import { account as english } from '@dijla/messages/en/account';
import { refusals as englishRefusals } from '@dijla/messages/en/refusals';
import { describe, expect, it } from 'vitest';
import { fieldNamedIn, shownRefusal } from '../../shop/account/account-rules.ts';
import { type AccountFieldName, accountGaps, changesSignIn } from './account-fields.ts';

const texts = { en: english, ar: arabic };
const refusals = { en: englishRefusals, ar: arabicRefusals };

const names = [
  'firstname',
  'lastname',
  'email',
  'mobile',
  'password',
] as const satisfies readonly AccountFieldName[];
const good = {
  firstname: 'نور',
  lastname: 'حسن',
  email: ' noor@example.iq ',
  mobile: '٠٧٧٠ ١٢٣ ٤٥٦٧',
  password: '12345678',
};

describe('fieldNamedIn', () => {
  it.each([
    ['en', refusals.en['user.email-taken'](), 'email'],
    ['ar', refusals.ar['user.email-taken'](), 'email'],
    ['en', refusals.en['user.password-weak']({ least: 8 }), 'password'],
    ['ar', refusals.ar['user.password-weak']({ least: 8 }), 'password'],
    ['en', refusals.en['user.password-common'](), 'password'],
    ['ar', refusals.ar['user.password-common'](), 'password'],
    ['en', refusals.en['user.password-personal'](), 'password'],
    ['ar', refusals.ar['user.password-personal'](), 'password'],
    ['en', refusals.en['user.telephone-invalid'](), 'mobile'],
    ['ar', refusals.ar['user.telephone-invalid'](), 'mobile'],
    ['en', refusals.en['user.not-saved'](), null],
    ['ar', refusals.ar['user.sign-in-incorrect'](), null],
  ] as const)('finds what a refusal is about (%s, %s): %s', (language, text, name) => {
    const { email, mobile, password } = texts[language];
    expect(fieldNamedIn(text, { password, email, mobile })).toBe(name);
  });

  it.each([
    ['en', 'password-weak', 'newPassword'],
    ['ar', 'password-weak', 'newPassword'],
    ['en', 'password-common', 'newPassword'],
    ['ar', 'password-common', 'newPassword'],
    ['en', 'password-personal', 'newPassword'],
    ['ar', 'password-personal', 'newPassword'],
    ['en', 'password-not-changed', 'currentPassword'],
    ['ar', 'password-not-changed', 'currentPassword'],
  ] as const)('tells the new password from the current one (%s, %s): %s', (language, code, name) => {
    const { newPassword, password } = texts[language];
    expect(
      fieldNamedIn(refusals[language][`user.${code}`]({ least: 8 }), {
        newPassword,
        currentPassword: password,
      }),
    ).toBe(name);
  });
});

describe('shownRefusal', () => {
  it.each(['user.email-taken', 'user.password-common', 'user.password-personal'] as const)(
    'of %s holds no English word in Arabic',
    (code) => {
      expect(shownRefusal(refusals.ar[code]())).not.toMatch(/[a-z(]/i);
    },
  );

  it('leaves other words as they are', () => {
    const text = refusals.en['user.email-taken']();
    expect(shownRefusal(text)).toBe(text);
  });
});

describe('changesSignIn', () => {
  const kept = { email: 'noor@example.iq', mobile: '07701234567' };
  it.each([
    ['nothing', kept, false],
    ['the spelling of both', { email: ' Noor@example.IQ ', mobile: '+964 770 123 4567' }, false],
    ['the e-mail address', { ...kept, email: 'nour@example.iq' }, true],
    ['the number', { ...kept, mobile: '٠٧٧٠ ١٢٣ ٤٥٦٨' }, true],
    ['the number to none', { ...kept, mobile: '' }, true],
  ])('is told of a change of %s', (_, typed, expected) => {
    expect(changesSignIn(typed, kept)).toBe(expected);
  });

  it.each(['en', 'ar'] as const)(
    'leads to the password where the provider asks for it or finds it wrong (%s)',
    (language) => {
      const { password, email, mobile } = texts[language];
      const named = { currentPassword: password, email, mobile };
      for (const code of ['user.password-needed', 'user.password-wrong'] as const)
        expect(fieldNamedIn(refusals[language][code](), named)).toBe('currentPassword');
      expect(fieldNamedIn(refusals[language]['user.email-taken'](), named)).toBe('email');
    },
  );
});

describe('accountGaps', () => {
  it('finds none in good answers, in any script', () => {
    expect(accountGaps(good, names)).toEqual([]);
  });

  it('finds all that are empty, in the order of the form', () => {
    expect(accountGaps({ firstname: '', lastname: '', email: '', mobile: '', password: '' }, names)).toEqual(
      names,
    );
  });

  it.each<[AccountFieldName, string, boolean]>([
    ['firstname', 'N', true],
    ['firstname', '12', true],
    ['firstname', 'لي', false],
    ['lastname', ' a ', true],
    ['email', 'noor@example', true],
    ['email', 'noor example@b.iq', true],
    ['mobile', '+964 770 123 4567', false],
    ['mobile', '07701234', true],
    ['password', '1234567', true],
    ['password', '        ', false],
  ])('takes %s %j for a gap: %s', (name, value, isGap) => {
    expect(accountGaps({ ...good, [name]: value }, names)).toEqual(isGap ? [name] : []);
  });
});
