import { describe, expect, it } from 'vitest';
import { staffArguments } from './staff-arguments.ts';

const email = 'noor@example.iq';

describe('staffArguments', () => {
  it.each<[string, object]>([
    ['--list', { act: 'list' }],
    [`--add ${email} --role owner`, { act: 'add', email, roles: ['owner'], name: undefined, language: 'ar' }],
    [
      `--role orders --add ${email} --role support --name نور --language en`,
      { act: 'add', email, roles: ['orders', 'support'], name: 'نور', language: 'en' },
    ],
    [`--remove ${email} --role orders`, { act: 'remove', email, roles: ['orders'] }],
    [`--link ${email}`, { act: 'link', email }],
    [`--reset ${email}`, { act: 'reset', email }],
    [`--disable=${email}`, { act: 'disable', email }],
  ])('reads %s', (line, expected) => {
    expect(staffArguments(line.split(' '))).toEqual(expected);
  });

  it.each<[string, string]>([
    ['', 'npm run staff'],
    [`--add ${email}`, 'npm run staff'],
    [`--remove ${email}`, 'npm run staff'],
    [`--list --link ${email}`, 'npm run staff'],
    [`--link ${email} --disable ${email}`, 'npm run staff'],
    [`--add ${email} --role owner --boss`, 'npm run staff'],
    [`${email}`, 'npm run staff'],
    ['--add', 'npm run staff'],
    ['--add noor --role owner', 'noor is no e-mail address'],
    [`--add ${'x'.repeat(250)}@a.iq --role owner`, 'is no e-mail address'],
    [`--add ${email} --role owner --language ku`, 'no language ku'],
    [`--add ${email} --role owner --name ${'ن'.repeat(101)}`, 'A name has 1 to 100'],
    [`--add ${email} --role owner --name \u0007`, 'A name has 1 to 100'],
  ])('says what is wrong with "%s"', (line, message) => {
    expect(() => staffArguments(line.split(' ').filter(Boolean))).toThrow(message);
  });
});
