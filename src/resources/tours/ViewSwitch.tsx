import { List, Map } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Segments } from '@/ui/Segments';
import { tourMessages as messages } from './messages';

export type View = 'list' | 'map';

const ICONS = { list: List, map: Map };

/** On narrow screens list and map take turns; on wide ones both are there and this is not. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const intl = useIntl();
  const options = (['list', 'map'] as const).map((value) => {
    const Icon = ICONS[value];
    return { value, label: intl.formatMessage(messages[value]), icon: <Icon size={16} aria-hidden /> };
  });
  return (
    <Segments
      hideFrom="lg"
      label={intl.formatMessage(messages.view)}
      value={view}
      options={options}
      onChange={onChange}
    />
  );
}
