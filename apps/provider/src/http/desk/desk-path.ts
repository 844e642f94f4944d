/** Whether a path is under the address of the desk's calls. */
export const isDeskPath = (path: string): boolean => path === '/api/desk' || path.startsWith('/api/desk/');
