/** An act the shopper did before the page could answer it. */
export type EarlyIntent = { kind: 'click' | 'submit'; element: HTMLElement; submitter: HTMLElement | null };

declare global {
  interface Window {
    /** Left by the inline script: what was recorded so far, and the way to end it. */
    earlyIntents?: { list: EarlyIntent[]; stop: () => void };
  }
}

/**
 * The inline script of every page, first in the body or head; its hash belongs in the CSP, so it never depends on the page.
 * Until the page answers everywhere it keeps clicks on `[data-intent]` and submits of `form[data-intent]`, in order,
 * and marks what was touched `aria-busy` at once. A click that leads to such a submit is the submit.
 */
export const earlyIntentScript = `(()=>{
let list=[],stop=()=>{removeEventListener("click",keep,true);removeEventListener("submit",keep,true)},
keep=e=>{
let kind=e.type,at=e.target.closest&&e.target.closest("[data-intent]"),button=e.submitter||null,form=e.target.closest&&(e.target.closest("button,input")||{}).form;
if(kind=="click"?!at||at.tagName=="FORM"||(form&&form.dataset.intent!==undefined&&e.target.closest("[type=submit],button:not([type])")):e.target!=at)return;
e.preventDefault();e.stopImmediatePropagation();
if(list.some(i=>i.element==at&&i.submitter==button&&kind=="submit"))return;
for(let el of[at,button])el&&el.setAttribute("aria-busy","true");
list.push({kind,element:at,submitter:button})};
addEventListener("click",keep,true);addEventListener("submit",keep,true);
window.earlyIntents={list,stop}})()`;

const again = ({ kind, element, submitter }: EarlyIntent): void => {
  for (const touched of [element, submitter]) touched?.removeAttribute('aria-busy');
  if (!element.isConnected) return;
  if (kind === 'submit' && element instanceof HTMLFormElement) element.requestSubmit(submitter);
  else element.click();
};

/**
 * Does again, in order, what was recorded before the page answered; once, whoever calls it how often. Each has settled in the page
 * before the next is done, as two taps of a finger would: the second step of a quantity counts from what the first made of it.
 */
export const replayIntents = async (): Promise<void> => {
  const recorded = window.earlyIntents;
  if (!recorded) return;
  delete window.earlyIntents;
  recorded.stop();
  for (const intent of recorded.list) {
    again(intent);
    await Promise.resolve();
  }
};
