import type { Mock } from '@/mocks/mock';
import type { Wanted } from './mockUrl';

/** The mocks behind the page, and what the URL asks of them. */
export interface Mocks {
  mock: Mock;
  wanted: Wanted;
}
