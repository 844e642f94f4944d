import { describe, expect, it } from 'vitest';
import { refusalPaths } from './refusal-paths.ts';

const city = {
  keyword: 'pattern',
  dataPath: '.addressInformation.shippingAddress.city',
  message: 'should contain a letter',
  params: {},
};
const missing = {
  keyword: 'required',
  dataPath: '.addressInformation.shippingAddress',
  message: 'should have',
  params: { missingProperty: 'street' },
};

describe('refusalPaths', () => {
  it.each([
    ['a fault', [city], ['.addressInformation.shippingAddress.city']],
    ['a missing member', [missing], ['.addressInformation.shippingAddress.street']],
    [
      'both, in their order',
      [missing, city],
      ['.addressInformation.shippingAddress.street', '.addressInformation.shippingAddress.city'],
    ],
    ['a list of texts', ['no', null, 3], []],
    ['words', 'Please choose a delivery method.', []],
    ['an object', { message: 'no' }, []],
  ])('reads %s', (_, result, paths) => {
    expect(refusalPaths(result)).toEqual(paths);
  });
});
