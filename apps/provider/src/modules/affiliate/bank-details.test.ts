import { describe, expect, it } from 'vitest';
import { changedDetails, openedDetails, sealedDetails, shownDetails } from './bank-details.ts';

const secret = 'a secret of the shop';
const none = openedDetails(null, secret);
const iban = 'IQ98NBIQ850123456789012';

describe('bank details', () => {
  it('are encrypted, and opened by the secret of the shop alone', () => {
    const details = { ...none, iban };
    const bytes = sealedDetails(details, secret);
    expect(bytes.toString('latin1')).not.toContain(iban);
    expect(openedDetails(bytes, secret)).toEqual(details);
    expect(openedDetails(bytes, 'another')).toEqual(none);
  });

  it('are shown by the last characters of their numbers', () => {
    expect(shownDetails({ ...none, iban, account_number: '1234', bank_name: 'Rafidain' })).toMatchObject({
      iban: '****9012',
      account_number: '****',
      bank_name: 'Rafidain',
      wallet_number: '',
    });
  });

  it('stay where they come as they were shown, and go where they are empty', () => {
    const before = { ...none, iban, wallet_number: '07701234567' };
    expect(changedDetails(before, { iban: '****9012', wallet_number: '', bank_name: ' Rafidain ' })).toEqual({
      ...none,
      iban,
      bank_name: 'Rafidain',
    });
  });

  it.each([
    [{ iban: 'IQ97NBIQ850123456789012' }, 'affiliate.iban-wrong'],
    [{ swift_code: 'NBIQ' }, 'affiliate.swift-wrong'],
    [{ wallet_number: '12' }, 'affiliate.wallet-wrong'],
  ])('are refused: %o', (given, code) => {
    expect(changedDetails(none, given)).toMatchObject({ code });
  });

  it('are spelled one way', () => {
    expect(
      changedDetails(none, {
        iban: 'iq98 nbiq 8501 2345 6789 012',
        swift_code: 'rafb iqba',
        wallet_number: '+964 770 ١٢٣ ٤٥٦٧',
      }),
    ).toMatchObject({ iban, swift_code: 'RAFBIQBA', wallet_number: '07701234567' });
  });
});
