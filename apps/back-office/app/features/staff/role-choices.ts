import type { Role } from './member-columns.tsx';

/** Returns the roles as the choices of a form. */
export const roleChoices = (roles: readonly Role[]) =>
  roles.map(({ code }) => ({ value: code, label: code }));
