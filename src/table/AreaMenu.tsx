import { useIntl } from 'react-intl';
import { useAreaChoices } from '@/auth/useSession';
import { AreaMark } from '@/ui/AreaMark';
import { Menu, MenuItem } from '@/ui/Menu';
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
    <Menu placement="bottom-start" trigger={button}>
      <AreaItems onPick={onPick} />
    </Menu>
  );
}

function AreaItems({ onPick }: Pick<AreaMenuProps, 'onPick'>) {
  return useAreaChoices().map((area) => (
    <MenuItem key={area.id} onSelect={() => onPick(area.id)}>
      <AreaMark color={area.color}>{area.name}</AreaMark>
    </MenuItem>
  ));
}
