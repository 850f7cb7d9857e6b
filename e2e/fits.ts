import type { Page } from 'playwright-core';

/** Elements that reach past an edge of the window, unless a box of their own scrolls. Dialogs and menus may not scroll sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > width)
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const open of document.querySelectorAll('dialog[open], :popover-open, details[open] > div')) {
      if (open.scrollWidth > open.clientWidth)
        problems.push(`${open.tagName}.${open.className} holds ${open.scrollWidth} px in ${open.clientWidth}`);
    }
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      if ((box.right <= width + 1 && box.left >= -1) || box.width === 0 || box.height === 0) continue;
      if (!element.checkVisibility()) continue;
      let isInside = false;
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around);
        if (overflowX !== 'visible' || clipPath !== 'none') isInside = true;
      }
      if (isInside || getComputedStyle(element).clipPath !== 'none' || element.closest('[aria-hidden=true], svg'))
        continue;
      problems.push(
        `${element.tagName}.${element.className} from ${Math.round(box.left)} to ${Math.round(box.right)}: ${(element.textContent ?? '').slice(0, 40)}`,
      );
    }
    return problems.slice(0, 5);
  });
}

/** Texts that their box cuts off. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const places = ['main', 'dialog[open]', 'header details[open]'];
    const texts = ['h1', 'h2', 'h3', 'p', 'a', 'button', 'dd', 'dt', 'b', 'strong', 'label'];
    for (const element of document.querySelectorAll<HTMLElement>(`:is(${places}) :is(${texts})`)) {
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none' || style.overflow === 'visible' || element.closest('[aria-hidden=true], .vh'))
        continue;
      if (element.scrollWidth > element.clientWidth + 2 && style.textOverflow !== 'ellipsis')
        problems.push(element.innerText.slice(0, 40));
    }
    return problems.slice(0, 5);
  });
}

/**
 * Targets narrower or lower than 24 px (A-2, 2.5.8), whatever the space around them. Links in a sentence are exempt, a
 * checkbox counts with its label, and a stretched link with the area it covers.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const reach = (element: Element) => (document.querySelector('dialog:modal') ?? document).contains(element);
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    const problems: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=option]',
    )) {
      if (!reach(element) || !element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) continue;
      if (element.closest('.vh') || getComputedStyle(element).clipPath !== 'none') continue;
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const target = isStretched ? element.offsetParent : element.closest('label');
      const { width, height } = (target ?? element).getBoundingClientRect();
      if (width < LEAST - 0.5 || height < LEAST - 0.5)
        problems.push(
          `${(element.innerText || element.ariaLabel || element.tagName).slice(0, 40)}: ${width} × ${height} px`,
        );
    }
    return [...new Set(problems)].slice(0, 8);
  });
}

/** Doubles the text of the page (WCAG 1.4.4). */
export function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Words that two lines share, in the first of these places that is there. */
export function brokenWords(page: Page, ...places: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const problems: string[] = [];
    const place = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
    const texts = document.createTreeWalker(place ?? document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Hidden labels are one pixel wide.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) < 4) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) problems.push(word);
      }
    }
    return problems;
  }, places);
}
