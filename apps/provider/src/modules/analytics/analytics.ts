export { reportSubscribers } from './pass-on-reports.ts';
export type { ReportHosts } from './report-host.ts';
