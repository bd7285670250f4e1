import { createFileRoute } from '@tanstack/react-router';
import { CodeScreen } from '@/resources/reports/CodeScreen';
import { loadCodePage } from '@/resources/reports/site';

export const Route = createFileRoute('/report/')({
  staticData: { ownWords: true },
  loader: loadCodePage,
  component: CodeScreen,
});
