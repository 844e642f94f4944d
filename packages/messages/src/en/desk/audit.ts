/** Texts of the audit. */
export const audit = {
  title: 'Audit',
  help: [
    'Everything that staff, imports and commands of the shop wrote: who, what, when, before and after.',
    'Of personal data, only the names of the fields are kept.',
  ],
  columns: { at: 'When', actor: 'Who', act: 'What', entity: 'Of what', change: 'Change' },
  filters: { actor: 'Who', act: 'What', entity: 'Kind', entityId: 'Number' },
  personal: 'personal',
  nothing: 'nothing',
};
