import { useIntl } from 'react-intl';
import { useMe } from '@/access/useSession';
import { Menu } from '@/ui/Menu';
import { MenuItem } from '@/ui/MenuItem';
import { CommandButton } from './CommandButton';
import { tableMessages } from './messages';

interface AreaMenuProps {
  onPick: (area: number) => void;
  disabled: boolean;
  reason: string;
}

/** Bulk action: put the selected rows into a disposition area. */
export function AreaMenu({ onPick, disabled, reason }: AreaMenuProps) {
  const intl = useIntl();
  const label = intl.formatMessage(tableMessages.setArea);
  if (disabled) {
    return (
      <CommandButton size="sm" variant="outline" disabled reason={reason}>
        {label}
      </CommandButton>
    );
  }
  return (
    <Menu
      label={label}
      placement="bottom-start"
      trigger={
        <CommandButton size="sm" variant="outline" reason={reason}>
          {label}
        </CommandButton>
      }
    >
      <AreaItems onPick={onPick} />
    </Menu>
  );
}

function AreaItems({ onPick }: Pick<AreaMenuProps, 'onPick'>) {
  return useMe().disposition_areas.map((area) => (
    <MenuItem key={area.id} onSelect={() => onPick(area.id)}>
      {area.name}
    </MenuItem>
  ));
}
