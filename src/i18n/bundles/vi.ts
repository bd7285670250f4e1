import { merge, type Messages } from '../merge';

export const messages = merge(import.meta.glob<Messages>('../vi/*.json', { eager: true, import: 'default' }));
