import type { Messages } from './load';

const files = import.meta.glob<Messages>('./de/*.json', { eager: true, import: 'default' });

/** All texts but the menu. */
export const german: Messages = Object.assign({}, ...Object.values(files));
