/** Roles of a new shop's staff; a shop may add its own as rows. */
export type StaffRole = 'owner' | 'orders' | 'catalogue' | 'content' | 'support' | 'courier';

/**
 * What calls of the desk ask of their caller, named by subject and verb, each with the roles that have it in a
 * new shop. A shop learns a permission when it first starts with a program that has it; from then on its own
 * rows say who has it. Nobody else does.
 */
export const permissions = {
  /** To have a session at the desk, to look at one's own and to end them. */
  'desk.enter': ['owner', 'orders', 'catalogue', 'content', 'support', 'courier'],
  'audit.read': ['owner'],
} as const satisfies Record<`${string}.${string}`, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;
