import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { handlers } from '../resources/tours/world';
import { siteWorld } from '../resources/world';
import { renderApp } from '../setup/renderApp';

const focusedRow = () => document.activeElement?.closest('tbody tr')?.textContent;

test('details that a link opened give the focus to the row of their record, and the key for the search works at once', async () => {
  const { screen } = await renderApp({ path: '/dt/locations?id=2', handlers: siteWorld(3).handlers });
  const drawer = screen.getByRole('dialog', { name: 'Location 07/02' });
  await expect.element(drawer.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(focusedRow).toContain('07/02');
  // The arrows continue from that row.
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedRow).toContain('07/03');
  await userEvent.keyboard('/zwei');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('zwei');
});

test('the key for the search works while details that a link opened still close', async () => {
  const { screen } = await renderApp({ path: '/dt/locations?id=2', handlers: siteWorld(3).handlers });
  const drawer = screen.getByRole('dialog', { name: 'Location 07/02' });
  await expect.element(drawer.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[aria-modal][data-state=open]')).toBeNull();
  await userEvent.keyboard('/zwei');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('zwei');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
});

test('the details of a tour that a link opened do the same', async () => {
  const { screen } = await renderApp({ path: '/tours?id=1&details=true', handlers });
  const drawer = screen.getByRole('dialog', { name: /^Tour Nord 1/ });
  await expect.element(drawer.getByRole('heading', { name: 'Unloadings' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(focusedRow).toContain('Nord 1');
});

test('details give the focus back to the row that opened them; to the table when the row was deleted from there', async () => {
  const { screen } = await renderApp({ path: '/dt/locations', handlers: siteWorld(3).handlers });
  await screen.getByRole('gridcell', { name: '07/02', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Location 07/02' });
  await expect.element(drawer.getByRole('button', { name: 'Delete' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('07/02');

  await userEvent.keyboard('{Enter}');
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(focusedRow).toContain('07/03');
});
