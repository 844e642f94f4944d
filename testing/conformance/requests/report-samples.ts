const ofReport = (place: number) => ({ report_id: `0b6f7a52-6f0e-4c6d-9b59-0d6e3a1f2c1${place}` });

/** Bodies of reports that are complete, by their calls. */
export const reportBodies = {
  'report/search': { ...ofReport(2), term: 'tee', total: 1, type: 'WILDCARD_AND' },
  'report/click': {
    ...ofReport(3),
    term: 'tee',
    id: 'TEE',
    name: 'Tee',
    url: 'https://dijla.example.iq/en/tee',
  },
  'report/checkout': { ...ofReport(4), rate: 1, items: [{ id: 'TEE', qty: 1, price: 9.5 }] },
};
