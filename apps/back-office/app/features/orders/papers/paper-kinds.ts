/** The papers of orders, each with the call that prints it and the permission it asks. */
export const paperKinds = {
  labels: { call: 'desk/print-labels', permission: 'papers.labels' },
  pickList: { call: 'desk/print-pick-list', permission: 'papers.pick-list' },
  manifest: { call: 'desk/print-manifest', permission: 'papers.manifest' },
} as const;

export type PaperKind = keyof typeof paperKinds;
