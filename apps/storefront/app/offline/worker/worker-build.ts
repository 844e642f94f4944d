/** Facts that the build step writes into the worker. */
export type WorkerBuild = {
  /** Equal for equal sources. */
  id: string;
  /** Every file of this build, by its path. */
  files: readonly string[];
};

declare const DIJLA_WORKER_BUILD: WorkerBuild;

export const workerBuild: WorkerBuild = DIJLA_WORKER_BUILD;
