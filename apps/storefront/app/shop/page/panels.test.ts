import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { closePanel, openPanel, type Panel, panelStore } from './panels.ts';

const open = () => panelStore.getState().open;

beforeEach(() => closePanel());

describe('openPanel', () => {
  it.each<[Panel, Panel]>([
    ['microcart', 'sidebar'],
    ['sidebar', 'settings'],
    ['settings', 'microcart'],
  ])('closes %s when %s opens', (one, other) => {
    openPanel(one);
    openPanel(other);
    expect(open()).toBe(other);
  });
});

describe('closePanel', () => {
  it('leaves a panel alone that opened in place of the one that closes', () => {
    openPanel('sidebar');
    openPanel('microcart');
    closePanel('sidebar');
    expect(open()).toBe('microcart');
  });

  it('closes whichever is open when none is named', () => {
    openPanel('settings');
    closePanel();
    expect(open()).toBe(null);
  });

  it('closes what it names after any acts', () => {
    const panel = fc.constantFrom<Panel>('microcart', 'sidebar', 'settings');
    fc.assert(
      fc.property(fc.array(panel), panel, (opened, closed) => {
        opened.forEach(openPanel);
        closePanel(closed);
        expect(open()).toBe(opened.at(-1) === closed ? null : (opened.at(-1) ?? open()));
        closePanel();
      }),
    );
  });
});
