import type { Mock } from '@/mocks/mock';
import type { Wanted } from './address';

/** The mocks behind the page, and what the address asked them for. */
export interface Mocks {
  mock: Mock;
  wanted: Wanted;
}
