import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Why a button is disabled, as it tells who points at it. Fails where it is not, or does not say why. */
export async function reasonOf(button: Locator): Promise<string> {
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.hover(button);
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  await expect.element(tooltip).toHaveTextContent(/\w/u);
  return tooltip.element().textContent ?? '';
}
