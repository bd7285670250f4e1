import { Button, Input } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetSettings, setSettings } from '@/theme/settings';
import { ConfirmDialog, ModalDialog, ProgressDialog, SideDrawer } from '@/ui/dialogs';
import { Menu, MenuItem } from '@/ui/Menu';
import { Popover } from '@/ui/Popover';
import { clearToasts, toast } from '@/ui/toast';
import { Toaster } from '@/ui/Toaster';
import { Tooltip } from '@/ui/Tooltip';
import { axeFindings } from '../setup/axe';
import { renderKit } from './kit';

afterEach(async () => {
  clearToasts();
  resetSettings();
  await page.viewport(1280, 800);
});

function Screen({ onDelete = () => undefined }: { onDelete?: () => void }) {
  const [drawer, setDrawer] = useState(false);
  const [confirm, setConfirm] = useState(false);
  return (
    <>
      <Button onClick={() => setDrawer(true)}>Open tour</Button>
      <Input aria-label="Behind" />
      <SideDrawer
        open={drawer}
        onClose={() => setDrawer(false)}
        title="Tour 12"
        footer={<Button onClick={() => setConfirm(true)}>Delete tour</Button>}
      >
        <Input aria-label="Comment" />
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={onDelete}>Print</MenuItem>
          <MenuItem disabled reason="Only admins may do this">
            Archive
          </MenuItem>
          <MenuItem>Share</MenuItem>
        </Menu>
      </SideDrawer>
      <ConfirmDialog
        open={confirm}
        onClose={() => setConfirm(false)}
        onConfirm={onDelete}
        title="Delete tour 12?"
        confirmLabel="Delete tour"
        danger
      >
        It cannot be brought back.
      </ConfirmDialog>
      <Toaster quiet />
    </>
  );
}

const focused = () => document.activeElement;
/** The item of a menu that the keyboard is at. */
const active = () => document.getElementById(focused()?.getAttribute('aria-activedescendant') ?? '')?.textContent;
const opener = () => page.getByRole('button', { name: 'Open tour' });

test('a drawer takes the focus, keeps it, and gives it back; what lies behind is out of reach', async () => {
  await renderKit(<Screen />);
  await opener().click();
  const drawer = page.getByRole('dialog', { name: 'Tour 12' });
  await expect.element(drawer).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
  for (let i = 0; i < 6; i += 1) {
    await userEvent.tab();
    expect(drawer.element().contains(focused())).toBe(true);
  }
  // Neither for a screen reader, nor for a script that would take the focus there, nor for the mouse.
  const behind = page.getByRole('textbox', { name: 'Behind', includeHidden: true });
  await expect.element(page.getByRole('textbox', { name: 'Behind' })).not.toBeInTheDocument();
  const from = focused();
  (behind.element() as HTMLElement).focus();
  expect(focused()).toBe(from);
  (from as HTMLElement).blur();
  (behind.element() as HTMLElement).focus();
  await expect.poll(() => drawer.element().contains(focused())).toBe(true);
  await expect(behind.click({ timeout: 300 })).rejects.toThrow(/intercepts pointer events/);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await behind.click();
  await expect.element(page.getByRole('textbox', { name: 'Behind' })).toHaveFocus();
});

test('a question on top of a drawer: Cancel has the focus, Escape closes only the question', async () => {
  const remove = vi.fn<() => void>();
  await renderKit(<Screen onDelete={remove} />);
  await opener().click();
  await page.getByRole('button', { name: 'Delete tour' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete tour 12?' });
  await expect.element(question).toHaveAccessibleDescription('It cannot be brought back.');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Tour 12' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Delete tour' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a message is heard and reached while a dialog is open', async () => {
  await renderKit(<Screen />);
  await opener().click();
  toast('Error adding entry', { variant: 'error' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error adding entry');
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Tour 12' })).toBeVisible();
});

test('a menu in a drawer: arrows, first letters, Escape, and a reason for what is disabled', async () => {
  const print = vi.fn<() => void>();
  await renderKit(<Screen onDelete={print} />);
  await opener().click();
  const more = page.getByRole('button', { name: 'More' });
  more.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Print');
  await userEvent.keyboard('{ArrowDown}');
  const archive = page.getByRole('menuitem', { name: 'Archive', exact: true });
  await expect.poll(active).toBe('ArchiveOnly admins may do this');
  await expect.element(archive).toHaveAttribute('aria-disabled', 'true');
  await expect.element(archive).toHaveAccessibleDescription('Only admins may do this');
  await userEvent.keyboard('{Enter}');
  await expect.element(archive).toBeVisible();
  await userEvent.keyboard('s');
  await expect.poll(active).toBe('Share');
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'Tour 12' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(active).toBe('Print');
  await userEvent.keyboard('{Enter}');
  expect(print).toHaveBeenCalledTimes(1);
  await expect.element(more).toHaveFocus();
});

test('the drawer comes from the inline end, fills a phone, and never scrolls the page sideways', async () => {
  await renderKit(<Screen />);
  await opener().click();
  const drawer = page.getByRole('dialog', { name: 'Tour 12' });
  const box = () => drawer.element().getBoundingClientRect();
  await expect.poll(() => Math.round(box().right)).toBe(1280);
  expect(box().width).toBeLessThan(600);
  setSettings({ themeDirection: 'rtl' });
  await expect.poll(() => Math.round(box().left)).toBe(0);
  await page.viewport(390, 800);
  await expect.poll(() => Math.round(box().width)).toBe(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a tooltip says why a disabled button is disabled, by keyboard too, and the button does nothing', async () => {
  const press = vi.fn<() => void>();
  await renderKit(
    <main>
      <h1>Trucks</h1>
      <Tooltip content="Only admins may delete">
        <Button disabled onClick={press}>
          Delete
        </Button>
      </Tooltip>
    </main>,
  );
  await userEvent.tab();
  const button = page.getByRole('button', { name: 'Delete' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('Only admins may delete');
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Enter} ');
  expect(press).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument();
  await userEvent.unhover(button);
  await button.hover();
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('Only admins may delete');
});

test('a popover holds a form, closes outside and on Escape', async () => {
  await renderKit(
    <>
      <Popover label="Filter" trigger={<Button>Filter</Button>}>
        <Input aria-label="City" />
      </Popover>
      <Button>Elsewhere</Button>
    </>,
  );
  const trigger = page.getByRole('button', { name: 'Filter' });
  await trigger.click();
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await trigger.click();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('dialogs: a press on the backdrop closes, progress says how far it is and can be stopped', async () => {
  const close = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  const { rerender } = await renderKit(
    <ModalDialog open onClose={close} title="Create location">
      text
    </ModalDialog>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Create location' })).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  expect(close).toHaveBeenCalledTimes(1);
  await rerender(null);
  await renderKit(
    <ProgressDialog open title="Importing" value={100} max={400} onCancel={cancel}>
      100 of 400 rows
    </ProgressDialog>,
  );
  await expect.element(page.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('aria-valuenow', '25');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(cancel).toHaveBeenCalledTimes(1);
});

function Replaced() {
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    const take = () => setTaken(true);
    addEventListener('take', take);
    return () => removeEventListener('take', take);
  }, []);
  return (
    <Menu trigger={<Button>Driver</Button>}>
      {taken ? <MenuItem key="taken">Remove</MenuItem> : <MenuItem key="free">Ada</MenuItem>}
      <MenuItem>Bo</MenuItem>
    </Menu>
  );
}

test('opened by key, a menu whose marked item is replaced meanwhile marks the first again', async () => {
  await renderKit(<Replaced />);
  page.getByRole('button', { name: 'Driver' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(active).toBe('Ada');
  dispatchEvent(new Event('take'));
  await expect.poll(active).toBe('Remove');
});
