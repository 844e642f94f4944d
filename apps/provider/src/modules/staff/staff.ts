export { addStaff } from './members/add-staff.ts';
export { type DemoOwner, offerDemoOwner } from './members/demo-owner.ts';
export { disableStaff } from './members/disable-staff.ts';
export { giveLink } from './members/give-link.ts';
export { readNoticed } from './notices/order-notice-sql.ts';
export { grantPermissions } from './grant-permissions-sql.ts';
export { identifyStaff } from './sessions/identify-staff.ts';
export { forgetEndedStaffSessions, mayStill } from './sessions/staff-session-sql.ts';
