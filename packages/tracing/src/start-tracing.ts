import type { TraceSettings, TracingParts } from './trace-settings.ts';
import { recordWith } from './tracing.ts';

/**
 * Sends the spans of this process from now on, and returns what ends that. Without settings it does nothing, and none
 * of the libraries that send traces is loaded.
 */
export const startTracing = async (
  settings: TraceSettings | undefined,
  parts: TracingParts,
): Promise<() => Promise<void>> => {
  if (settings === undefined) return async () => undefined;
  const { otlpRecorder } = await import('./otlp-recorder.ts');
  const { close, ...recorder } = otlpRecorder(settings, parts);
  recordWith(recorder);
  return async () => {
    recordWith(undefined);
    await close();
  };
};
