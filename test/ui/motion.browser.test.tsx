import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FadeIn, Motion } from '@/ui/motion';
import { MotionItem, MotionList } from '@/ui/MotionList';
import { movesIn } from '@/ui/motionState';
import { renderKit } from './kit';

const ui = (names: readonly string[]) => (
  <Motion>
    <FadeIn key={names.length}>{`${names.length} items`}</FadeIn>
    <ul>
      <MotionList>
        {names.map((name) => (
          <MotionItem key={name}>{name}</MotionItem>
        ))}
      </MotionList>
    </ul>
  </Motion>
);
const stage: { show?: (names: string[]) => void } = {};
function Stage() {
  const [names, setNames] = useState(['a']);
  useEffect(() => {
    stage.show = setNames;
  }, []);
  return ui(names);
}
const show = (names: string[]) => stage.show?.(names);
const opacity = (element: Element) => Number(getComputedStyle(element).opacity);

test('what is there before the features shows at once; later things fade in and leave; reduced motion stands still', async () => {
  const screen = await renderKit(<Stage />);
  expect(opacity(screen.getByText('a', { exact: true }).element())).toBe(1);
  await expect.poll(movesIn, { timeout: 20_000 }).toBe(true);
  expect(opacity(screen.getByText('1 items').element())).toBe(1);

  // The style an item is mounted with, before any frame has moved it.
  const mounted: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLElement) mounted.push(node.style.opacity);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  show(['a', 'b']);
  const later = screen.getByText('b', { exact: true });
  await expect.poll(() => opacity(later.element())).toBe(1);
  await expect.poll(() => opacity(screen.getByText('2 items').element())).toBe(1);
  watch.disconnect();
  expect(mounted.filter((value) => value === '0')).toHaveLength(2);

  show(['a']);
  await expect.element(later).not.toBeInTheDocument();

  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('prefers-reduced-motion') ? '(min-width: 1px)' : query),
  );
  expect(movesIn()).toBe(false);
  show(['a', 'c', 'd']);
  await expect.element(screen.getByText('c', { exact: true })).toBeVisible();
  expect(opacity(screen.getByText('c', { exact: true }).element())).toBe(1);
  expect(opacity(screen.getByText('3 items').element())).toBe(1);
});
