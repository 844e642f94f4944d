/**
 * Runs before the first paint. A page reached by reloading or going back is laid out completely, so that its
 * scroll position can be restored.
 */
export const returnScript = `try{if(performance.getEntriesByType('navigation')[0].type!=='navigate')document.documentElement.dataset.returned=''}catch{}`;
