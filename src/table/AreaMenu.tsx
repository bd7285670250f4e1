import { useIntl } from 'react-intl';
import { useMe } from '@/access/useSession';
import { Menu } from '@/ui/Menu';
import { MenuItem } from '@/ui/MenuItem';
import { BulkButton } from './BulkBar';
import { tableMessages } from './messages';

interface AreaMenuProps {
  onPick: (area: number) => void;
  allowed: boolean;
  reason: string;
}

/** Bulk action: put the selected rows into a disposition area. */
export function AreaMenu({ onPick, allowed, reason }: AreaMenuProps) {
  const intl = useIntl();
  const label = intl.formatMessage(tableMessages.setArea);
  const button = (
    <BulkButton allowed={allowed} reason={reason}>
      {label}
    </BulkButton>
  );
  if (!allowed) return button;
  return (
    <Menu label={label} placement="bottom-start" trigger={button}>
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
