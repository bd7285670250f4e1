import axe from 'axe-core';
import type { Page } from 'playwright';

/** What axe finds, one line for each element. In the page by the debugger, since the policy lets no foreign script in. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const { violations } = await engine.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: { type: 'rule' as const, values: only } } : {}),
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => {
        const ratio = /contrast of [\d.]+ \(.*?\)/.exec(failureSummary ?? '')?.[0] ?? help;
        return `${id}: ${ratio} — ${html.slice(0, 160)}`;
      }),
    );
  }, rules);
}

/** What is cut off, lies outside the page, or makes it scroll sideways. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      faults.push(`sideways: ${document.documentElement.scrollWidth} px`);
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}> ${(element as HTMLElement).innerText?.slice(0, 40) ?? ''}`;
    const scrolls = (element: Element | null): boolean => {
      for (let up = element; up; up = up.parentElement) {
        const { overflowX } = getComputedStyle(up);
        if ((overflowX === 'auto' || overflowX === 'scroll') && up.scrollWidth > up.clientWidth) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      // A pixel in size is a text for screen readers only.
      if (box.width < 2 || box.height < 2 || element.closest('svg, [popover]')) continue;
      const style = getComputedStyle(element);
      const outside = box.left < -1 || box.right > width + 1;
      if (outside && style.position !== 'fixed' && !scrolls(element)) faults.push(`outside: ${describe(element)}`);
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!own || element.tagName === 'OPTION') continue;
      const cutX = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      const cutY = style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
      // An ellipsis says that there is more, and where; the whole text must then be somewhere else.
      const told = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if ((cutX && !told) || (cutY && !told)) faults.push(`cut: ${describe(element)}`);
    }
    return [...new Set(faults)];
  });

/** What takes the focus and is then wholly under something else: a bar that stays in place, a column that does. */
export const obscured = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const before = document.activeElement;
    const seen = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((x) =>
        [0.15, 0.5, 0.85].some((y) => {
          const there = document.elementFromPoint(left + width * x, top + height * y);
          const label = (element as HTMLInputElement).labels?.[0];
          return there && (element.contains(there) || there.contains(element) || label?.contains(there));
        }),
      );
    };
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]')) {
      const { width, height } = element.getBoundingClientRect();
      if (element.tabIndex < 0 || !element.checkVisibility() || width < 3 || height < 3) continue;
      element.focus();
      // The way past the navigation comes into the window by itself.
      if (getComputedStyle(element).position === 'fixed') continue;
      if (document.activeElement === element && !seen(element))
        faults.push(`obscured: ${element.outerHTML.slice(0, 120)}`);
    }
    (before as HTMLElement | null)?.focus({ preventScroll: true });
    return [...new Set(faults)];
  });
