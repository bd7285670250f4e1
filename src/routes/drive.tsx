import { createFileRoute } from '@tanstack/react-router';
import { DriveScreen } from '@/resources/drive/DriveScreen';
import { loadDrive } from '@/resources/drive/load';

export const Route = createFileRoute('/drive')({
  staticData: { ownWords: true, worksOffline: true },
  loader: loadDrive,
  component: DriveScreen,
});
