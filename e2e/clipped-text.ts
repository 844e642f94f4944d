import type { Page } from 'playwright-core';

/** Boxes that cut their text off on purpose, with room for what hangs below the line: they are looked at for their sides only. */
const clamped = '.line-clamp-room-2';

/**
 * What a shopper cannot read whole: text beyond its own box, beyond a box that cuts off, beyond the screen, or under other text; and a
 * page that moves sideways. A line is taken one font size high, since letters reach over the lines of tightly set headings.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((clampedSelector) => {
    const tolerance = 1;
    const [screenWidth, faults] = [document.documentElement.clientWidth, new Set<string>()];
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}${[...element.classList].slice(0, 4).map((name) => `.${name}`).join('')}`;
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false });
    const isForReadersOnly = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) if (box instanceof HTMLElement && box.offsetWidth <= 1 && getComputedStyle(box).position === 'absolute') return true;
      return false;
    };
    const beyond = (inner: DOMRect, outer: DOMRect) => ({
      sideways: Math.max(outer.left - inner.left, inner.right - outer.right),
      upright: Math.max(outer.top - inner.top, inner.bottom - outer.bottom),
    });
    const isLine = (style: CSSStyleDeclaration) => style.display === 'inline' || style.display === 'contents';

    /** Goes up from a text through every box around it. */
    const judge = (element: Element, line: DOMRect, text: string) => {
      const say = (what: string) => faults.add(`${nameOf(element)} “${text}” ${what}`);
      let [movesSideways, movesUpright, ownBox] = [false, false, false];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isLine(style)) continue;
        const { sideways, upright } = beyond(line, box.getBoundingClientRect());
        const [cutsSideways, cutsUpright] = [/hidden|clip/.test(style.overflowX), /hidden|clip/.test(style.overflowY) && !box.matches(clampedSelector)];
        if (/auto|scroll/.test(style.overflowX)) movesSideways = true;
        if (/auto|scroll/.test(style.overflowY) || box.matches(clampedSelector)) movesUpright = true;
        if (!ownBox || cutsSideways) if (!movesSideways && sideways > tolerance) return say(`leaves ${nameOf(box)} sideways by ${Math.round(sideways)}`);
        if (!ownBox || cutsUpright) if (!movesUpright && upright > tolerance) return say(`leaves ${nameOf(box)} upwards or downwards by ${Math.round(upright)}`);
        ownBox = true;
        if (style.position === 'fixed') break;
      }
      if (!movesSideways && (line.left < -tolerance || line.right > screenWidth + tolerance)) say(`leaves the screen, from ${Math.round(line.left)} to ${Math.round(line.right)} of ${screenWidth}`);
      return undefined;
    };

    /** Texts over each other are compared within one layer only: bars and sheets lie over the page on purpose. */
    const layerOf = (element: Element): Element => {
      for (let box: Element = element; ; box = box.parentElement ?? document.body) if (box === document.body || /fixed|sticky/.test(getComputedStyle(box).position) || box.matches(':popover-open, dialog[open]')) return box;
    };
    const lines: { element: Element; line: DOMRect; text: string; layer: Element; bottom: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const [node, element] = [texts.currentNode, texts.currentNode.parentElement];
      const text = node.textContent?.trim() ?? '';
      if (text === '' || element === null || element.closest('script, style, noscript, template, option, svg') || !isSeen(element) || isForReadersOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const clamp = element.closest(clampedSelector)?.getBoundingClientRect().bottom ?? Infinity;
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.top > clamp - size / 2) continue;
        const height = Math.min(rect.height, size);
        const line = new DOMRect(rect.x, rect.y + (rect.height - height) / 2, rect.width, height);
        judge(element, line, text.slice(0, 40));
        lines.push({ element, line, text, layer: layerOf(element), bottom: line.bottom });
      }
    }
    for (const [place, one] of lines.entries()) {
      for (const other of lines.slice(place + 1)) {
        if (one.element === other.element || one.layer !== other.layer) continue;
        const width = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
        const height = Math.min(one.line.bottom, other.line.bottom) - Math.max(one.line.top, other.line.top);
        if (width > 2 && height > 2) faults.add(`${nameOf(one.element)} “${one.text.slice(0, 30)}” lies over ${nameOf(other.element)} “${other.text.slice(0, 30)}”`);
      }
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > screenWidth + tolerance) faults.add(`the page moves sideways: ${wide} wide on ${screenWidth}`);
    for (const control of document.querySelectorAll('a[href], button, input, select, summary')) {
      const { left, right, width } = control.getBoundingClientRect();
      let moves = false;
      for (let box: Element | null = control; box; box = box.parentElement) if (/auto|scroll/.test(getComputedStyle(box).overflowX)) moves = true;
      if (!moves && width > 1 && isSeen(control) && !isForReadersOnly(control) && (left < -tolerance || right > screenWidth + tolerance)) faults.add(`${nameOf(control)} leaves the screen, from ${Math.round(left)} to ${Math.round(right)} of ${screenWidth}`);
    }
    return [...faults];
  }, clamped);
