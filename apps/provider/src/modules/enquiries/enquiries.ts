export { forgetApplications } from './enquiry-sql.ts';
