import type { Department } from '../department.ts';

/** Every department by the path of its top category, in the menu's order. */
export const departments: Readonly<Record<string, Department>> = {
};
