import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

/**
 * Starts tracing in a process that has loaded all of the shop, and returns the libraries of OpenTelemetry it loaded; but
 * for the interfaces alone, which the library of the metrics asks for.
 */
const librariesLoaded = async (url: string | undefined): Promise<string[]> => {
  const program = `
    import { registerHooks } from 'node:module';
    const seen = new Set();
    registerHooks({ resolve: (specifier, context, next) => {
      if (/^@opentelemetry\\/(?!api$)/.test(specifier)) seen.add(specifier);
      return next(specifier, context);
    } });
    const { readConfig } = await import('@dijla/provider/config');
    await import('@dijla/shop/start-shop');
    const { startTracing } = await import('@dijla/tracing/start-tracing');
    const { traces } = readConfig(${JSON.stringify({ OTEL_EXPORTER_OTLP_ENDPOINT: url })});
    await startTracing(traces, { resource: {}, onTrouble: () => undefined });
    console.log(JSON.stringify([...seen]));
    process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..'),
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[];
};

describe('a shop that sends no traces', () => {
  it('loads no library of theirs', async () => {
    expect(await librariesLoaded(undefined)).toEqual([]);
  });

  it('is told apart from one that does', async () => {
    expect(await librariesLoaded('http://127.0.0.1:4318')).toContain('@opentelemetry/sdk-trace');
  });
});
