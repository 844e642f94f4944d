const preload = /<link rel="modulepreload"[^>]*href="(?<address>[^"]+)"[^>]*>/g;
const start = /(?<opening><script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>)(?<code>[\s\S]*?)<\/script>/;

/** Chunks that nearly all others need, in the order they need each other. Each is run in a task of its own: so none is long. */
const ranFirst = ['framework', 'shell', 'trade'];
const isOf = (chunk: string) => (address: string) => address.includes(`/${chunk}-`);

/** Ms after which a main picture that does not come holds up the page's answers no longer. */
const patience = 4_000;

/** Until the picture that is fetched before all others is painted, or the page, where there is none. A page nobody sees paints nothing. */
const untilSeen = `await new Promise(begin=>{
setTimeout(begin,${patience});
const painted=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin)),picture=document.querySelector('img[fetchpriority="high"]');
if(!picture||picture.complete)painted();else for(const end of["load","error"])picture.addEventListener(end,painted)});`;

/** Asks for all at once and runs those named first one by one, with a breath between them. */
const bring = (addresses: readonly string[], first: readonly string[]): string => `
for(const href of ${JSON.stringify(addresses)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
for(const first of ${JSON.stringify(first)}){await import(first);await new Promise(next=>setTimeout(next))}`;

/** The framework's own code, with every import run when its turn comes. */
const inTurn = (code: string): string =>
  code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replaceAll(/^import ("[^"]+");/gm, 'await import($1);');

/**
 * A rendered page whose scripts are asked for when what is seen first has been painted (DESIGN §11: no script byte before the main
 * picture), and are run in several short tasks. A page without scripts stays as it is.
 */
export const startScriptsOncePainted = (html: string): string => {
  const found = start.exec(html)?.groups;
  if (found === undefined) return html;
  const { opening = '', code = '' } = found;
  const addresses = [...new Set([...html.matchAll(preload)].map(({ groups }) => groups?.['address'] ?? ''))];
  const first = ranFirst.flatMap((chunk) => addresses.filter(isOf(chunk)));
  return html
    .replaceAll(preload, '')
    .replace(start, () => `${opening}${untilSeen}${bring(addresses, first)}\n${inTurn(code)}</script>`);
};
