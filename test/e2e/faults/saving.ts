import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { password } from '../../setup/journey';
import { typed, type OpenForm } from './forms';
import { hasEnded, look, tap, until, type Look } from './look';

/** Buttons of the questions that may come before a save; the operator always goes on. */
const ANSWERS: [title: RegExp, buttons: string[]][] = [
  [/before saving$/, ['Save anyway']],
  [/close by$/, ['Save anyway']],
  [/^Reported already/, ['Create anyway']],
  [/^Somebody else/, ['All mine', 'Save this choice']],
];

const topLayer = (page: Page) => page.locator('[aria-modal][data-state=open]').last();

/** Signs in again, on the sign-in page or over the locked screen, as often as it takes. */
export async function signInAgain(page: Page) {
  let failure: unknown;
  for (let tries = 0; tries < 10; tries++) {
    const now = await look(page);
    if (!hasEnded(now)) return;
    const locked = !now.signedOut;
    const root = locked ? topLayer(page) : page.locator('main');
    if (!locked) await root.getByLabel('Email').fill('admin@demo.test');
    await root.getByLabel('Password', { exact: true }).fill(password);
    const answered = (then: Look) => !hasEnded(then) || (locked && then.failure !== null && !then.busy);
    // Calls fail and hang here as well: another try, and the last failure is told.
    await tap(root.getByRole('button', { name: 'Sign in' }))
      .then(() => until(page, answered, 'an answer to the sign-in', 2500))
      .catch((error: unknown) => (failure = error));
  }
  throw new Error('Could not sign in again', { cause: failure });
}

/** Presses a button; a session that ends at this very moment comes first. */
export async function press(page: Page, button: Locator) {
  for (let tries = 0; ; tries++) {
    try {
      return await tap(button, 2000);
    } catch (error) {
      if (tries > 3 || !hasEnded(await look(page))) throw error;
      await signInAgain(page);
    }
  }
}

/** Sends the form. True when the page confirmed the save; else it has said why not, and holds what was typed. */
export async function save(page: Page, form: OpenForm): Promise<boolean> {
  const dialog = page.getByRole('dialog', { name: form.title });
  form.sent();
  await press(page, dialog.getByRole('button', { name: form.submit }));
  for (let questions = 0; questions < 12; questions++) {
    const now = await until(
      page,
      ({ layers, busy, failure, refused }) =>
        !layers.some((title) => form.title.test(title)) ||
        !form.title.test(layers.at(-1) ?? '') ||
        (!busy && (failure !== null || refused.length > 0)),
      `the end of saving ${JSON.stringify(form.fields)}`,
    );
    const top = now.layers.at(-1) ?? '';
    if (!now.layers.some((title) => form.title.test(title))) {
      form.confirmed();
      return true;
    }
    if (top === 'Sign in again') await signInAgain(page);
    else if (form.title.test(top)) {
      expect(await typed(dialog, form), `input after: ${now.failure ?? now.refused.join()}`).toEqual(form.fields);
      form.failures += 1;
      return false;
    } else await answer(page, top);
  }
  throw new Error(`No end of questions: ${JSON.stringify(await look(page))}`);
}

async function answer(page: Page, title: string) {
  const buttons = ANSWERS.find(([pattern]) => pattern.test(title))?.[1];
  if (!buttons) throw new Error(`An unexpected question: ${title}`);
  for (const name of buttons) await tap(topLayer(page).getByRole('button', { name }));
}
