/** A click or submit by the shopper before the page could handle it. */
type EarlyIntent = { kind: 'click' | 'submit'; element: HTMLElement; submitter: HTMLElement | null };

declare global {
  interface Window {
    /** Set by the inline script: the recorded intents, and a function to stop recording. */
    earlyIntents?: { list: EarlyIntent[]; stop: () => void };
  }
}

/**
 * Inline script of every page, first in the body or head. Its hash belongs in the CSP, so it never depends
 * on the page. Until the page is fully interactive, it records clicks on `[data-intent]` and submits of
 * `form[data-intent]`, in order, and marks the touched elements `aria-busy` at once. A click that causes
 * such a submit is recorded as the submit.
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
 * Replays the recorded intents in order, once even if called repeatedly. Each takes effect in the page
 * before the next, like two separate taps: the second step of a quantity counts from the first one's result.
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
