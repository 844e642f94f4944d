/** Runs before the first paint: a page one comes back to by a reload or by going back is laid out whole, so that its place is found again. */
export const returnScript = `try{if(performance.getEntriesByType('navigation')[0].type!=='navigate')document.documentElement.dataset.returned=''}catch{}`;
