import type { DemoOwner } from '@dijla/provider/modules/staff/staff';

/** The owner of the demo's shop, who signs in on the shop's own machine alone (DESIGN §9). */
export const demoOwner: DemoOwner = {
  email: 'owner@example.iq',
  name: 'صاحب المتجر',
  password: 'Dijla-owner-1',
};
