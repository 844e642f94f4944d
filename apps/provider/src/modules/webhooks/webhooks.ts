export { webhookJobs } from './webhook-jobs.ts';
