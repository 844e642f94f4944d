import type { Template } from './templates.ts';

/** What a thread is started with. */
export type TypstThreadData = {
  /** An empty folder: the only one that a template could read. */
  workspace: string;
};

export type TypstJob = { template: Template; data: { created_at: number } };

/** The document, or what is wrong with its template, without any text of the data. */
export type TypstResult = { pdf: Uint8Array<ArrayBuffer> } | { problem: string };
