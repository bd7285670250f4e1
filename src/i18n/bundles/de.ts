import { merge, type Messages } from '../merge';

export const messages = merge(import.meta.glob<Messages>('../de/*.json', { eager: true, import: 'default' }));
