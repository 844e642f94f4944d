import { AsyncLocalStorage } from 'node:async_hooks';
import { type SpanReference, writeTraceparent } from './traceparent.ts';

/**
 * What a span says of itself. Everything here leaves the shop: names of calls, tables and hosts, codes and counts.
 * Never a value of a statement, an address with a query, an id of a person, a token or the message of an error.
 */
type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanStart = {
  /** Whether it answers a request, asks somebody outside, does a job, or is a part of one of these (the default). */
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** `traceparent` of the span elsewhere that it is a part of; without one, it is a part of what runs here. */
  parent?: string | undefined;
  /** `traceparent` of what caused it, to which it is linked. */
  cause?: string | undefined;
};

/** One step of a trace, while it runs. */
export type Span = {
  rename: (name: string) => void;
  set: (attributes: Attributes) => void;
  /** Says that it failed, by a code or the name of an error. */
  fail: (type: string) => void;
  end: () => void;
  /** Undefined where nothing is recorded. */
  reference: SpanReference | undefined;
};

/** What records spans; there is one while traces are sent. */
export type Recorder = { begin: (name: string, start: SpanStart, inside: Span | undefined) => Span };

const nothing = (): void => undefined;
const noSpan: Span = { rename: nothing, set: nothing, fail: nothing, end: nothing, reference: undefined };

const running = new AsyncLocalStorage<Span>();
let recorder: Recorder | undefined;

/** Sets what records the spans of this process; without one, nothing is recorded, at no cost. */
export const recordWith = (next: Recorder | undefined): void => {
  recorder = next;
};

/** Whether spans are recorded in this process. */
export const isTracing = (): boolean => recorder !== undefined;

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:-]{1,60}$/.test(value);

/** Returns what may be told of an error: its code or its name, as its message may hold data. */
const typeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'error';
  const { code, name } = error as { code?: unknown; name?: unknown };
  return [code, name].find(isCode) ?? 'error';
};

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

const failed = (span: Span, error: unknown): never => {
  span.fail(typeOf(error));
  span.end();
  throw error;
};

const endsWith = <T>(span: Span, work: () => T): T => {
  try {
    const made = work();
    if (isPromise(made))
      return made.then(
        (value) => {
          span.end();
          return value;
        },
        (error: unknown) => failed(span, error),
      ) as T;
    span.end();
    return made;
  } catch (error) {
    return failed(span, error);
  }
};

/**
 * Runs `work` within a span of that name, which ends with it, with the promise it returns where it returns one. An
 * error marks the span failed.
 */
export const inSpan = <T>(name: string, start: SpanStart, work: (span: Span) => T): T => {
  if (recorder === undefined) return work(noSpan);
  const span = recorder.begin(name, start, running.getStore());
  return endsWith(span, () => running.run(span, work, span));
};

/** As `inSpan`, where a span runs; otherwise `work` runs without one. For parts that mean nothing alone. */
export const inPart = <T>(name: string, start: SpanStart, work: (span: Span) => T): T =>
  running.getStore() === undefined ? work(noSpan) : inSpan(name, start, work);

/**
 * Begins a part of the span that runs, undefined where none does. Whoever began it ends it: for work that calls back
 * instead of returning a promise.
 */
export const beginPart = (name: string, start: SpanStart): Span | undefined => {
  const inside = recorder && running.getStore();
  return inside && recorder?.begin(name, start, inside);
};

/** Adds to what the running span says, if there is one. */
export const noteOnSpan = (attributes: Attributes): void => running.getStore()?.set(attributes);

/** Names the running span, if there is one, by what turned out to be asked for. */
export const nameSpan = (name: string): void => running.getStore()?.rename(name);

/** Returns the `traceparent` by which the next process goes on with what runs here; undefined where nothing does. */
export const currentTraceparent = (): string | undefined => {
  const reference = running.getStore()?.reference;
  return reference && writeTraceparent(reference);
};

/** Returns the id of the trace of what runs here. */
export const currentTraceId = (): string | undefined => running.getStore()?.reference?.traceId;
