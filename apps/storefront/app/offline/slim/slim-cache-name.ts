/** The cache of slim catalogues and of the script that reads them. */
export const slimCacheName = 'dijla-slim-catalog';
/** The database of their indexes. */
export const slimIndexDatabase = 'dijla-slim';
