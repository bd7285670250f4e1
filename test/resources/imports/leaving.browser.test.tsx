import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import type { Import, ImportInput } from '@/api/generated/dashboard.schemas';
import { renderApp } from '../../setup/renderApp';

const csv = (text: string, name = 'sites.csv') => new File([text], name, { type: 'text/csv' });

test('a page is not left while its import runs unless somebody says so; a file that is being read lets none start', async () => {
  const { screen, router } = await renderApp({
    path: '/dt/import',
    handlers: [
      http.post('*/api/imports/', async ({ request }) => {
        const { dry_run = false } = (await request.json()) as ImportInput;
        await (dry_run ? undefined : new Promise(() => {}));
        return HttpResponse.json({ import: null, created: 2, changed: 0, unchanged: 0, refused: 0, rows: [] });
      }),
    ],
  });
  const place = screen.getByRole('region', { name: 'Import a file' });
  const input = place.getByLabelText('Choose file', { exact: true }).last();
  await userEvent.upload(input, csv('nr,name,lat,lng\nA-1,Markt,51.9,8\n'));
  const start = place.getByRole('button', { name: 'Import 2 records' });
  await expect.element(start).toBeEnabled();
  const slow = csv('nr,name,lat,lng\nA-2,Park,51.9,8\n', 'slow.csv');
  slow.arrayBuffer = () => new Promise(() => {});
  const drop = new DragEvent('drop', { bubbles: true });
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [slow] } });
  place
    .getByText(/^Drop an Excel/)
    .element()
    .dispatchEvent(drop);
  await expect.element(place.getByText('Reading slow.csv…')).toBeVisible();
  await expect.element(start).toBeDisabled();
  await place.getByRole('button', { name: 'Cancel' }).click();
  await start.click();
  await expect.element(place.getByRole('progressbar')).toBeVisible();
  const question = screen.getByRole('alertdialog', { name: 'Leave this page?' });
  const toTrucks = screen.getByRole('link', { name: 'Trucks', exact: true });
  await router.navigate({ to: '/dt/import', search: { sort: 'at' } });
  expect(question.query()).toBeNull();
  expect(router.state.location.search).toMatchObject({ sort: 'at' });
  await toTrucks.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(place.getByRole('progressbar')).toBeVisible();
  await toTrucks.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByText(/^Cancelled. Nothing is imported unless sites.csv/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/dt/trucks');
});

test('rows that are refused although the preview had them are not said to be imported', async () => {
  const { screen } = await renderApp({
    path: '/dt/import',
    handlers: [
      http.post('*/api/imports/', async ({ request }) => {
        const { dry_run = false } = (await request.json()) as ImportInput;
        const counts = dry_run ? { created: 2, refused: 1 } : { created: 0, refused: 3 };
        return HttpResponse.json({ import: null, changed: 0, unchanged: 0, ...counts, rows: [] });
      }),
    ],
  });
  const place = screen.getByRole('region', { name: 'Import a file' });
  await userEvent.upload(
    place.getByLabelText('Choose file', { exact: true }).last(),
    csv('nr,name,lat,lng\nA-1,Markt,51.9,8\n'),
  );
  await place.getByRole('button', { name: 'Import 2 records' }).click();
  await expect.element(screen.getByText(/^2 rows of sites.csv could no longer be imported/)).toBeVisible();
  expect(screen.getByText('sites.csv is imported').query()).toBeNull();
});

test('what was taken back in another tab cannot be taken back once more', async () => {
  const one: Import = {
    ...{ id: 1, at: '2026-11-20T08:00:00.000Z', actor: 'Uta Sommer', kind: 'trucks', name: 'trucks.csv' },
    ...{ created: 1, changed: 0, unchanged: 0, refused: 0, undone_at: null },
  };
  const listOf = (imported: Import) =>
    http.get('*/api/imports/', () => HttpResponse.json({ imports: [imported], total_routes: 1 }));
  const { screen, use, queryClient } = await renderApp({ path: '/dt/import', handlers: [listOf(one)] });
  await screen.getByRole('gridcell', { name: 'trucks.csv' }).click();
  const drawer = screen.getByRole('dialog', { name: 'trucks.csv' });
  await expect.element(drawer.getByRole('button', { name: 'Take back' })).toBeVisible();
  use(listOf({ ...one, undone_at: '2026-11-20T09:00:00.000Z' }));
  await queryClient.invalidateQueries({ queryKey: ['imports'] });
  await expect.element(drawer.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  await expect.element(drawer.getByRole('button', { name: 'Report as CSV' })).toBeVisible();
});
