import { List, Map } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Segments } from '@/ui/Segments';
import { tourMessages as messages } from './messages';

export type View = 'list' | 'map';

const ICONS = { list: List, map: Map };

interface ViewSwitchProps {
  view: View;
  onChange: (view: View) => void;
  /** Also where both would fit. */
  always?: boolean;
}

/** List and map take turns: on narrow screens, or always. */
export function ViewSwitch({ view, onChange, always = false }: ViewSwitchProps) {
  const intl = useIntl();
  const options = (['list', 'map'] as const).map((value) => {
    const Icon = ICONS[value];
    return { value, label: intl.formatMessage(messages[value]), icon: <Icon size={16} aria-hidden /> };
  });
  return (
    <Segments
      hideFrom={always ? undefined : 'lg'}
      label={intl.formatMessage(messages.view)}
      value={view}
      options={options}
      onChange={onChange}
    />
  );
}
