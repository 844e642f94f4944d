const preload = /<link rel="modulepreload"[^>]*href="(?<address>[^"]+)"[^>]*>/g;
const start = /(?<opening><script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>)(?<code>[\s\S]*?)<\/script>/;

/**
 * Chunks that nearly all others need, in order of dependency. Each runs in a task of its own, so that no
 * task is long.
 */
const ranFirst = ['framework', 'shell', 'trade'];
const isOf = (chunk: string) => (address: string) => address.includes(`/${chunk}-`);

/** Milliseconds after which the scripts start even if the main picture has not loaded. */
const patience = 4_000;

/**
 * Waits until the picture with high fetch priority is painted, or the page if there is none. A hidden page
 * does not wait, as it paints nothing.
 */
const untilSeen = `await new Promise(begin=>{
setTimeout(begin,${patience});
const painted=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin)),picture=document.querySelector('img[fetchpriority="high"]');
if(!picture||picture.complete)painted();else for(const end of["load","error"])picture.addEventListener(end,painted)});`;

/** Preloads all scripts in parallel and runs those in `first` one by one, each in its own task. */
const bring = (addresses: readonly string[], first: readonly string[]): string => `
for(const href of ${JSON.stringify(addresses)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
for(const first of ${JSON.stringify(first)}){await import(first);await new Promise(next=>setTimeout(next))}`;

/**
 * Returns the framework's start code with its static imports replaced by dynamic ones, so that they run in
 * order after the wait.
 */
const inTurn = (code: string): string =>
  code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replaceAll(/^import ("[^"]+");/gm, 'await import($1);');

/**
 * Returns a rendered page changed so that its scripts are requested only after the first paint (DESIGN §11:
 * no script byte before the main picture) and run in several short tasks, `last` after all of them. A page without
 * scripts is returned unchanged.
 */
export const startScriptsOncePainted = (html: string, last?: string): string => {
  const found = start.exec(html)?.groups;
  if (found === undefined) return html;
  const { opening = '', code = '' } = found;
  const addresses = [...new Set([...html.matchAll(preload)].map(({ groups }) => groups?.['address'] ?? ''))];
  const first = ranFirst.flatMap((chunk) => addresses.filter(isOf(chunk)));
  return html
    .replaceAll(preload, '')
    .replace(
      start,
      () =>
        `${opening}${untilSeen}${bring(addresses, first)}\n${inTurn(code)}${last === undefined ? '' : `;import(${JSON.stringify(last)}).catch(()=>{})`}</script>`,
    );
};
