export { countOpenEnquiries, forgetApplications } from './enquiry-sql.ts';
