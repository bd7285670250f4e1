import { Button, Group } from '@chakra-ui/react';
import { List, Map } from 'lucide-react';
import { useIntl } from 'react-intl';
import { tourMessages as messages } from './messages';

export type View = 'list' | 'map';

const icons = { list: List, map: Map };

/** On narrow screens list and map take turns; on wide ones both are there and this is not. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const intl = useIntl();
  return (
    <Group attached role="group" aria-label={intl.formatMessage(messages.view)} hideFrom="lg">
      {(['list', 'map'] as const).map((one) => {
        const Icon = icons[one];
        return (
          <Button
            key={one}
            size="sm"
            variant={view === one ? 'subtle' : 'outline'}
            aria-pressed={view === one}
            onClick={() => onChange(one)}
          >
            <Icon aria-hidden />
            {intl.formatMessage(messages[one])}
          </Button>
        );
      })}
    </Group>
  );
}
