import { createFileRoute } from '@tanstack/react-router';
import { DriveScreen } from '@/resources/drive/DriveScreen';
import { loadDrive } from '@/resources/drive/load';

export const Route = createFileRoute('/drive')({
  staticData: { ownWords: true, worksOffline: true },
  // Also when a link is opened where another one is: the two differ in the fragment alone.
  shouldReload: true,
  loader: loadDrive,
  component: DriveScreen,
});
