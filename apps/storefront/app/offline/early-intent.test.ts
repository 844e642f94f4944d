import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyIntentScript } from './early-intent.ts';

type FakeElement = {
  tagName: string;
  dataset: Record<string, string>;
  attributes: Record<string, string>;
  form: FakeElement | null;
};

/** A minimal page whose elements' `closest` answers the script's queries. */
const page = () => {
  const listeners: Record<string, (event: object) => void> = {};
  const window: { earlyIntents?: { list: { kind: string; element: unknown }[]; stop: () => void } } = {};
  const context = {
    window,
    addEventListener: (name: string, act: (event: object) => void) => (listeners[name] = act),
    removeEventListener: (name: string) => delete listeners[name],
  };
  runInNewContext(earlyIntentScript, context);
  const element = (
    tagName: string,
    { intent, form = null }: { intent?: string; form?: FakeElement | null } = {},
  ) => {
    const made: FakeElement = {
      tagName,
      dataset: intent === undefined ? {} : { intent },
      attributes: {},
      form,
    };
    const holder = intent === undefined ? (form?.dataset.intent === undefined ? null : form) : made;
    return Object.assign(made, {
      setAttribute: (name: string, value: string) => (made.attributes[name] = value),
      closest: (selector: string) =>
        selector === '[data-intent]' ? holder : tagName === 'BUTTON' ? made : null,
    });
  };
  const fire = (type: string, target: FakeElement, submitter: FakeElement | null = null): boolean => {
    let isKept = false;
    listeners[type]?.({
      type,
      target,
      submitter,
      preventDefault: () => (isKept = true),
      stopImmediatePropagation: () => undefined,
    });
    return isKept;
  };
  return {
    element,
    fire,
    recorded: () => window.earlyIntents?.list ?? [],
    stop: () => window.earlyIntents?.stop(),
  };
};

describe('earlyIntentScript', () => {
  it('is one kilobyte at most and always the same', () => {
    expect(Buffer.byteLength(earlyIntentScript)).toBeLessThanOrEqual(1_024);
    expect(createHash('sha256').update(earlyIntentScript).digest('base64')).toMatchInlineSnapshot(
      `"eJPbCNuDcHXbbb93sBf3/ngIudcEXokd3CaLsnPf7KQ="`,
    );
  });

  it('keeps a submit and marks form and button busy', () => {
    const { element, fire, recorded } = page();
    const form = element('FORM', { intent: 'add-to-cart' });
    const button = element('BUTTON', { form });
    expect([fire('click', button), fire('submit', form, button), recorded().length]).toEqual([
      false,
      true,
      1,
    ]);
    expect([form.attributes, button.attributes]).toEqual([{ 'aria-busy': 'true' }, { 'aria-busy': 'true' }]);
  });

  it('keeps a second tap on the busy button as the first', () => {
    const { element, fire, recorded } = page();
    const form = element('FORM', { intent: 'add-to-cart' });
    const button = element('BUTTON', { form });
    fire('submit', form, button);
    fire('submit', form, button);
    expect(recorded().length).toBe(1);
  });

  it('keeps clicks outside of forms in their order, and leaves the rest of the page alone', () => {
    const { element, fire, recorded } = page();
    const [menu, search] = [element('BUTTON', { intent: 'menu' }), element('BUTTON', { intent: 'search' })];
    expect([fire('click', menu), fire('click', element('A')), fire('click', search)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(recorded().map(({ element: kept }) => kept)).toEqual([menu, search]);
  });

  it('keeps nothing once it was stopped', () => {
    const { element, fire, stop, recorded } = page();
    stop();
    fire('click', element('BUTTON', { intent: 'menu' }));
    expect(recorded()).toEqual([]);
  });
});
