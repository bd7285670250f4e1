import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { SearchInput } from '@/table/SearchInput';
import { renderKit } from '../ui/kit';

test('what is typed and cleared is sent, also while the page is behind the URL', async () => {
  const onSearch = vi.fn();
  // The text of the URL does not arrive: the page has no time to follow.
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

function Searched() {
  const [q, setQ] = useState<string>();
  return (
    <>
      <SearchInput value={q} onSearch={setQ} label="Search" />
      <output>{JSON.stringify(q)}</output>
      <button type="button" onClick={() => setQ(undefined)}>
        All
      </button>
    </>
  );
}

test('a text that has arrived goes with the URL, while a blank at its end stays for the next word', async () => {
  await renderKit(<Searched />);
  const box = page.getByRole('searchbox');
  await box.click();
  await userEvent.keyboard('glas ');
  await expect.element(page.getByRole('status')).toHaveTextContent('"glas"');
  await expect.element(box).toHaveValue('glas ');
  await page.getByRole('button', { name: 'All' }).click();
  await expect.element(box).toHaveValue('');
});
