/** Why a page is not rendered: too many renders are queued, or the caller has disconnected. */
export type RenderRefusal = Error & { tag: 'busy' | 'gone' };

const refusal = (tag: RenderRefusal['tag'], message: string): RenderRefusal =>
  Object.assign(new Error(message), { tag });

/** Created once, because capturing a stack trace costs more than refusing a request. */
export const tooManyRenders = refusal('busy', 'Too many pages are asked for');
export const callerHasGone = refusal('gone', 'Whoever asked for the page has disconnected');

export const isBusy = (error: unknown): boolean => error === tooManyRenders;
export const isGone = (error: unknown): boolean => error === callerHasGone;
