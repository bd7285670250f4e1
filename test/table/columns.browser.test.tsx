import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../setup/axe';
import { renderApp } from '../setup/renderApp';

test('columns are reordered by their buttons and by dragging the grip; the order stays', async () => {
  const { screen } = await renderApp({ path: '/dt/trucks', scenario: {} });
  const heads = () =>
    screen
      .getByRole('columnheader')
      .elements()
      .map((one) => one.textContent?.trim())
      .filter(Boolean);
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  const [plate, second, third] = heads();
  await screen.getByRole('button', { name: 'Columns' }).click();
  const panel = screen.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('button', { name: `Move ${second} down` }).click();
  await expect.poll(() => heads().slice(0, 3)).toEqual([plate, third, second]);
  await expect.element(panel.getByRole('status')).toHaveTextContent(`${second} is now column 2 of`);

  const grip = (name: string | undefined) =>
    page.elementLocator(
      panel.getByRole('checkbox', { name }).element().closest('label')?.previousElementSibling as HTMLElement,
    );
  await userEvent.dragAndDrop(grip(second), grip(third), { steps: 12, targetPosition: { x: 4, y: 2 } });
  await expect.poll(() => heads().slice(0, 3)).toEqual([plate, second, third]);
  expect(await axeFindings()).toEqual([]);
});
