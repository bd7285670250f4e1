import { deleteDB } from 'idb';
import { userEvent } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeStore } from '@/resources/drive/store';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { fakeServer } from './world';

beforeEach(async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

test('who saves while the photo is still drawn sends it too: it was left out without a word', async () => {
  const { server, handlers } = fakeServer();
  const { screen } = await renderApp({ path: '/drive#token-of-a-driver-in-a-hurry', as: null, handlers });
  const photo = await createImageBitmap(new ImageData(8, 8));
  let draw = (_: ImageBitmap) => {};
  const drawn = new Promise<ImageBitmap>((resolve) => (draw = resolve));
  vi.spyOn(window, 'createImageBitmap').mockReturnValueOnce(drawn);
  await taps(screen)('Record 07/01-1', 'Full', 'Not emptied', 'Parked in');
  const file = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(file, new File(['x'], 'photo.png', { type: 'image/png' }));
  await taps(screen)('Save');
  draw(photo);
  await expect.element(screen.getByText('Not emptied: Parked in')).toBeVisible();
  await expect.poll(() => [...server.rows.values()].map((row) => row.photo?.slice(0, 4))).toEqual(['/9j/']);
});
