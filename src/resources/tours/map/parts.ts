import type { ReactNode } from 'react';
import type { Bounds } from '@/map/types';

/** What one map shows, now all sites and now a tour: the map itself stays, with its place and its engine. */
export interface MapParts {
  label: string;
  fitTo: Bounds | undefined;
  list: ReactNode;
  legend: ReactNode;
  layers: ReactNode;
}
