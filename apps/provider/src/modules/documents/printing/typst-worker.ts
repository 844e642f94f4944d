import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { TypstJob, TypstResult, TypstThreadData } from './typst-messages.ts';

/** The program that sets documents with typst, which takes the thread it runs in for itself meanwhile. */
export const typstProgram = pathToFileURL(join(import.meta.dirname, 'typst-thread.ts'));

/** A thread that sets one document at a time. */
export type TypstWorker = {
  /** Rejects when the thread ends before the document is set. */
  typeset: (job: TypstJob) => Promise<TypstResult>;
  isOver: () => boolean;
  /** Ends the thread, also in the midst of a document. */
  end: () => Promise<void>;
};

/** Starts `program` in a thread that does not keep the process alive while it has nothing to do. */
export const typstWorker = (program: URL): TypstWorker => {
  const workspace = mkdtempSync(join(tmpdir(), 'dijla-typst-'));
  const thread = new Worker(program, { workerData: { workspace } satisfies TypstThreadData });
  thread.unref();
  let isOver = false;
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', (error) => {
      isOver = true;
      reject(error);
    });
    thread.once('exit', (code) => {
      isOver = true;
      rmSync(workspace, { recursive: true, force: true });
      reject(new Error(`the thread that sets documents ended with ${code}`));
    });
  });
  ended.catch(() => undefined);
  return {
    typeset: async (job) => {
      thread.ref();
      const answered = Promise.withResolvers<TypstResult>();
      thread.once('message', answered.resolve);
      thread.postMessage(job);
      try {
        return await Promise.race([answered.promise, ended]);
      } finally {
        thread.off('message', answered.resolve);
        thread.unref();
      }
    },
    isOver: () => isOver,
    end: async () => void (await thread.terminate()),
  };
};
