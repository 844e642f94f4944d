/** Why nobody gets a page: too many renders are asked for, or whoever asked has disconnected. */
export type RenderRefusal = Error & { tag: 'busy' | 'gone' };

const refusal = (tag: RenderRefusal['tag'], message: string): RenderRefusal =>
  Object.assign(new Error(message), { tag });

/** Made once, as writing down where an error comes from costs more than refusing a request. */
export const tooManyRenders = refusal('busy', 'Too many pages are asked for');
export const callerHasGone = refusal('gone', 'Whoever asked for the page has disconnected');

export const isBusy = (error: unknown): boolean => error === tooManyRenders;
export const isGone = (error: unknown): boolean => error === callerHasGone;
