import type { Role } from './member-columns.tsx';

/** Returns the roles as the choices of a form. */
export const roleChoices = (roles: readonly Role[], nameOf: (code: string) => string) =>
  roles.map(({ code }) => ({ value: code, label: nameOf(code) }));
