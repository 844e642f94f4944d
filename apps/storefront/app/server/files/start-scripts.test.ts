import { describe, expect, it } from 'vitest';
import { startScriptsOncePainted } from './start-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/trade-1.js"/><link rel="modulepreload" href="/assets/framework-2.js"/>
<link rel="modulepreload" href="/assets/framework-2.js"/></head><body>Tea<script nonce="n" type="module" async="">import "/assets/manifest-3.js";
import * as route0 from "/assets/root-4.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry-5.js");</script></body>`;

describe('startScriptsOncePainted', () => {
  const started = startScriptsOncePainted(page);

  it('names no script in the head', () => {
    expect(started.split('</head>')[0]).not.toContain('/assets/');
  });

  it('names each script once, and runs what others need before them', () => {
    expect(started).toContain('for(const href of ["/assets/trade-1.js","/assets/framework-2.js"])');
    expect(started).toContain('for(const first of ["/assets/framework-2.js","/assets/trade-1.js"])');
  });

  it('imports nothing before it is time', () => {
    expect(started).not.toMatch(/^import[ "]/m);
    expect(started).toContain(
      'await import("/assets/manifest-3.js");\nconst route0=await import("/assets/root-4.js");\nwindow.__reactRouterRouteModules = {"root":route0};',
    );
    expect(started).toContain('import("/assets/entry-5.js");</script>');
  });

  it('keeps the mark of the render, by which the script is told from others', () => {
    expect(started).toContain('<script nonce="n" type="module" async="">await new Promise');
  });

  it('leaves a page without scripts as it is', () => {
    expect(startScriptsOncePainted('<p>Tea</p>')).toBe('<p>Tea</p>');
    expect(startScriptsOncePainted('<p>Tea</p>', '/assets/last.js')).toBe('<p>Tea</p>');
  });

  it('fetches a last script after all others, and only where there is one', () => {
    const withLast = startScriptsOncePainted(page, '/assets/last.js');
    expect(withLast.replace(';import("/assets/last.js").catch(()=>{})</script>', '</script>')).toBe(started);
    expect(withLast).not.toBe(started);
  });
});
