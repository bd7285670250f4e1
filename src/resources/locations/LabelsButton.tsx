import { Button } from '@chakra-ui/react';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListLabelsParams } from '@/api/generated/dashboard.schemas';
import { labelMessages as messages } from './messages';

/** Makes the labels with which citizens report; what draws them loads with the press. @param params says which, when it is pressed */
export function LabelsButton({
  params,
  size = 'md',
}: {
  params: () => ListLabelsParams | Promise<ListLabelsParams>;
  size?: 'sm' | 'md';
}) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      const { printLabels } = await import('./printLabels');
      await printLabels(intl, await params());
    } finally {
      setBusy(false);
    }
  };
  return (
    // Not disabled meanwhile: it would lose the focus.
    <Button variant="outline" size={size} aria-busy={busy} onClick={() => busy || void print()}>
      <QrCode aria-hidden />
      {intl.formatMessage(messages.print)}
    </Button>
  );
}
