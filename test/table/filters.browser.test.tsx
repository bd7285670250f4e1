import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLanguage } from '@/i18n/language';
import { resetSettings, setSettings } from '@/theme/settings';
import { RangeSlider } from '@/table/RangeSlider';
import { siteWorld } from '../resources/world';
import { axeFindings } from '../setup/axe';
import { renderApp } from '../setup/renderApp';
import { renderKit } from '../ui/kit';

afterEach(() => {
  setLanguage('en');
  resetSettings();
});

const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('from the editor of a filter a button leads back to the list of filters, by keyboard too', async () => {
  const { screen, href } = await renderApp({ path: '/dt/drivers', handlers: siteWorld(3).handlers });
  const add = screen.getByRole('button', { name: 'Add filter' });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(active).toBeTruthy();
  const first = active();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: first })).toBeVisible();
  const back = screen.getByRole('button', { name: 'All filters' });
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await userEvent.tab({ shift: true });
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(active).toBe(first);

  // The menu goes on by its keys: to a flag, whose choices are one group with the filter's name.
  await screen.getByRole('menuitem', { name: 'Available' }).click();
  const group = screen.getByRole('radiogroup', { name: 'Available' });
  const yes = group.getByRole('radio', { name: 'Available', exact: true });
  await expect.element(yes).toHaveFocus();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(group.getByRole('radio', { name: 'Not available' })).toBeChecked();
  await expect.poll(href).toBe('/dt/drivers?available=false');
  await userEvent.keyboard('{Escape}');
  await expect.element(group).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Available: Not available' }).click();
  await expect.element(group.getByRole('radio', { name: 'Not available' })).toHaveFocus();
  await yes.click();
  await expect.poll(href).toBe('/dt/drivers?available=true');
});

function Slid() {
  const [range, setRange] = useState<{ from?: number; to?: number }>({ to: 15_000 });
  return (
    <main>
      <h1>Range</h1>
      <RangeSlider
        bounds={[0, 30_000]}
        from={range.from}
        to={range.to}
        onFrom={(from) => setRange({ ...range, from })}
        onTo={(to) => setRange({ ...range, to })}
      />
      <output>{JSON.stringify(range)}</output>
    </main>
  );
}

test('a range has two thumbs with their names, moved by keys, worded by language, mirrored from right to left', async () => {
  await renderKit(<Slid />);
  const [from, to] = [page.getByRole('slider', { name: 'From' }), page.getByRole('slider', { name: 'To' })];
  const now = page.getByRole('status');
  await expect.element(to).toHaveAttribute('aria-valuetext', '15,000');
  (from.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(now).toHaveTextContent('{"to":15000,"from":200}');
  // Neither passes the other; at its end a thumb is no limit.
  await userEvent.keyboard('{End}');
  await expect.element(from).toHaveAttribute('aria-valuenow', '15000');
  await userEvent.keyboard('{Home}');
  await expect.element(now).toHaveTextContent('{"to":15000}');
  await userEvent.tab();
  await expect.element(to).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(now).toHaveTextContent('{}');
  expect(await axeFindings()).toEqual([]);

  setLanguage('de');
  await expect.element(page.getByRole('slider', { name: 'Bis' })).toHaveAttribute('aria-valuetext', '30.000');
  setSettings({ themeDirection: 'rtl' });
  const left = (name: string) => page.getByRole('slider', { name }).element().getBoundingClientRect().left;
  await expect.poll(() => left('Von') > left('Bis')).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('slider', { name: 'Bis' })).not.toHaveAttribute('aria-valuenow', '30000');
});

test('pages: named buttons, the ends disabled and still explained, the page announced', async () => {
  const { screen, href, router } = await renderApp({ path: '/dt/locations', handlers: siteWorld(35).handlers });
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  await expect.element(nav.getByText('Page 1 of 4')).toBeVisible();
  const button = (name: string) => nav.getByRole('button', { name });
  for (const name of ['First page', 'Previous page'])
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
  // Two quick presses are two pages on.
  (button('Next page').element() as HTMLElement).click();
  (button('Next page').element() as HTMLElement).click();
  await expect.element(screen.getByRole('status').getByText('21 to 30 of 35')).toBeVisible();
  await button('Last page').click();
  await expect.poll(href).toContain('page=4');
  for (const name of ['Next page', 'Last page'])
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
  await button('Previous page').click();
  await expect.element(nav.getByText('Page 3 of 4')).toBeVisible();
  await nav.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25');
  await expect.element(nav.getByText('Page 1 of 2')).toBeVisible();
  await button('Next page').click();
  await button('First page').click();
  await expect.element(nav.getByText('Page 1 of 2')).toBeVisible();

  // The number of rows is remembered for this list; others have ten.
  const size = () => screen.getByRole('combobox', { name: 'Rows per page' });
  await router.navigate({ to: '/dt/trucks' });
  await expect.element(size()).toHaveValue('10');
  await router.navigate({ to: '/dt/locations' });
  await expect.element(screen.getByText('1 to 25 of 35')).toBeVisible();
  expect(href()).toBe('/dt/locations');
  expect([...(size().element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    '10',
    '25',
    '50',
    '100',
  ]);
});
