import { expect, it } from 'vitest';
import { appSecretProof } from './facebook-provider.ts';

it('proves the app by the vector of spec 4 §6.4', () => {
  expect(appSecretProof('local-user-token', 'local-app-secret')).toBe(
    'fe1af62d9bc7723ddd9041310afeea486741a83ed90d71205782d56ed4807f15',
  );
});
