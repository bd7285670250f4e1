import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { SearchInput } from '@/table/SearchInput';
import { renderKit } from '../ui/kit';

test('what is typed and cleared is sent, also while the page is behind the address', async () => {
  const onSearch = vi.fn();
  // The text of the address does not arrive: the page has no time to follow.
  await renderKit(<SearchInput value="" onSearch={onSearch} label="Search" />);
  const box = page.getByRole('searchbox');
  await box.click();
  await userEvent.keyboard('glas');
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['glas']);
  await expect.element(box).toHaveValue('glas');
  await userEvent.keyboard('{Escape}');
  expect(onSearch.mock.lastCall).toEqual([undefined]);
  await expect.element(box).toHaveValue('');
});
