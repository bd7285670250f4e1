import { deleteDB } from 'idb';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { closeStore } from '@/resources/drive/store';
import { renderApp } from '../../setup/renderApp';
import { after } from '../../setup/taps';
import { fakeServer } from './world';

test('by keyboard the focus follows what a press shows, from the start to the end of the tour', async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  const { handlers } = fakeServer();
  const { screen } = await renderApp({ path: '/drive#token-of-the-link-of-a-keyboard', as: null, handlers });
  const heading = (name: string) => screen.getByRole('heading', { name });
  const press = (name: string) =>
    after(1000, async () => {
      const button = screen.getByRole('button', { name, exact: true });
      await expect.element(button).toBeVisible();
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    });
  await expect.element(heading('Marktplatz')).toHaveFocus();
  await press('Start the tour');
  await expect.element(heading('Marktplatz')).toHaveFocus();
  const container = screen.getByRole('group', { name: 'White glass 07/01-1' });
  await press('Record 07/01-1');
  await expect.element(container).toHaveFocus();
  await press('Not emptied');
  await expect.element(screen.getByText('Why not?')).toHaveFocus();
  await press('Cancel');
  await press('Full');
  await press('Emptied');
  await expect.element(screen.getByText('Emptied at 100%')).toBeVisible();
  await expect.element(container).toHaveFocus();
  await press('Unload');
  await expect.element(heading('Unloading')).toHaveFocus();
  await press('Cancel');
  await expect.element(heading('Marktplatz')).toHaveFocus();
  await press('End the tour');
  await expect.element(heading('End the tour now?')).toHaveFocus();
  await press('End it now');
  await expect.element(heading('Marktplatz')).toHaveFocus();
});
