import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { type Refusal, refusal } from '../../../call/refusal.ts';
import type { Template, TemplateData } from './templates.ts';
import type { TypstJob, TypstResult } from './typst-messages.ts';
import { typstProgram, type TypstWorker, typstWorker } from './typst-worker.ts';

export type PdfPrinter = {
  /**
   * Sets a document, as PDF/A-2a. Texts of `data` are values, never markup. Returns the refusal when too many
   * documents wait, of this caller or in total, or when this one takes too long. Throws when the template or
   * the thread fails; the next document then gets a new thread.
   */
  pdfOf: <T extends Template>(template: T, data: TemplateData[T], asker?: Asker) => Promise<Pdf | Refusal>;
  close: () => Promise<void>;
};

type Pdf = Uint8Array<ArrayBuffer>;

/** Who waits for a document, for a share of the queue, and a signal that they no longer do. */
export type Asker = { caller: string; gone: AbortSignal };

export type PdfPrinterOptions = {
  /** Milliseconds without a document after which the thread ends: it holds some 60 MB. */
  idleMs?: number;
  /** Milliseconds that a document may take, its thread's start included. */
  deadlineMs?: number;
  /** Tests run another program in the thread. */
  program?: URL;
};

/** An invoice takes some 20 ms: a full queue is served within two seconds. */
const line = { atOnce: 1, waitingAtMost: 100, waitingOfOneAtMost: 8, patienceMs: 10_000 };
/** 500 lines of the longest names take three seconds of processor time. */
const usual = { idleMs: 60_000, deadlineMs: 20_000, program: typstProgram };

const anybody: Asker = { caller: '', gone: new AbortController().signal };

/** One thread, started by the first document and ended after the last. */
const threadFor = ({ idleMs, program }: Required<PdfPrinterOptions>) => {
  let current: TypstWorker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const leave = async (): Promise<void> => {
    clearTimeout(idle);
    const worker = current;
    current = undefined;
    await worker?.end();
  };
  return {
    typeset: async (job: TypstJob): Promise<TypstResult> => {
      clearTimeout(idle);
      const worker = current === undefined || current.isOver() ? typstWorker(program) : current;
      current = worker;
      const result = await worker.typeset(job);
      // One that is late has been left, and has nothing to say about its successor.
      if (worker === current) idle = setTimeout(() => void leave(), idleMs).unref();
      return result;
    },
    leave,
  };
};

/** Resolves to null when the work takes longer; its result is then ignored. */
const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result | null> => {
  work.catch(() => undefined);
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Prints documents, one at a time, in a thread of their own, because typst does its work without a break. A
 * document that exceeds its deadline or breaks the thread takes no other with it.
 */
export const pdfPrinter = (options: PdfPrinterOptions = {}): PdfPrinter => {
  const given = { ...usual, ...options };
  const semaphore = fairSemaphore(line);
  const thread = threadFor(given);
  const typeset = async (job: TypstJob): Promise<Pdf | Refusal> => {
    const result = await within(given.deadlineMs, thread.typeset(job));
    if (result === null) {
      // Not awaited: a thread that is busy in the compiler ends only after it.
      void thread.leave();
      return refusal('request.busy');
    }
    if ('problem' in result) throw new Error(`${job.template} is not set: ${result.problem}`);
    return result.pdf;
  };
  return {
    pdfOf: async (template, data, { caller, gone } = anybody) => {
      const release = await semaphore.acquire(gone, caller);
      if (release === null) return refusal('request.busy');
      try {
        return await typeset({ template, data });
      } finally {
        release();
      }
    },
    close: thread.leave,
  };
};
