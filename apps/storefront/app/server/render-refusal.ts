/** Why nobody gets a page: too many renders are asked for, or whoever asked has disconnected. */
export type RenderRefusal = Error & { tag: 'busy' | 'gone' };

const refusal = (tag: RenderRefusal['tag'], message: string): RenderRefusal => Object.assign(new Error(message), { tag });

export const tooManyRenders = (): RenderRefusal => refusal('busy', 'Too many pages are asked for');
export const callerHasGone = (): RenderRefusal => refusal('gone', 'Whoever asked for the page has disconnected');

const hasTag = (error: unknown, tag: RenderRefusal['tag']): boolean => error instanceof Error && 'tag' in error && error.tag === tag;

export const isBusy = (error: unknown): boolean => hasTag(error, 'busy');
export const isGone = (error: unknown): boolean => hasTag(error, 'gone');
