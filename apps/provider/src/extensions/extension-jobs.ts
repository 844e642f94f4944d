import type { Schedule, Subscriber } from '../events/subscriber.ts';
import type { LoadedExtension } from './extension.ts';

/** Returns what an extension does in the background, under names that no other extension has. */
export const extensionJobs = ({
  extension: { name: extension, subscribers = [], schedules = [] },
}: LoadedExtension): { subscribers: readonly Subscriber[]; schedules: readonly Schedule[] } => {
  const own = <Job extends { name: string }>(job: Job): Job => ({ ...job, name: `${extension}.${job.name}` });
  return { subscribers: subscribers.map(own), schedules: schedules.map(own) };
};
