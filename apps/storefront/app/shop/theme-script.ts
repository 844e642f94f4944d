/** Where the choice is kept on the device. */
export const themeKey = 'dijla-dark-mode';

/** Runs before the first paint, so that a dark page never flashes light. */
export const themeScript = `try{if(localStorage.getItem('${themeKey}')==='on')document.documentElement.dataset.theme='dark'}catch{}`;
