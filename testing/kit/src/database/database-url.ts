/** The same server, another database of it. */
export const databaseUrl = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};
