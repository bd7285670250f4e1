import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { availableMessages } from '@/i18n/domain';
import { useMaterialOptions } from '../dialogs/options';
import { shiftMessages as messages } from '../messages';
import type { ShiftsSearch } from '../search';
import { Choice } from './Choice';

interface Props {
  search: Pick<ShiftsSearch, 'kind' | 'area' | 'material' | 'available'>;
  patch: (change: Partial<ShiftsSearch>) => void;
}

/** By area, material and whether the truck or driver is in service at all. */
export function Filters({ search, patch }: Props) {
  const { formatMessage } = useIntl();
  const areas = useMe().disposition_areas;
  const materials = useMaterialOptions();
  const { kind, area, material, available } = search;
  return (
    <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: '0 1 auto', maxWidth: '14rem' } }}>
      <Choice
        none
        label={formatMessage(messages.area)}
        value={area}
        options={areas.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => patch({ area: value })}
      />
      {kind === 'trucks' ? (
        <Choice
          none
          label={formatMessage(messages.material)}
          value={material}
          options={materials}
          onChange={(value) => patch({ material: value })}
        />
      ) : null}
      <Choice
        none
        label={formatMessage(messages.availability)}
        value={available === undefined ? undefined : String(available)}
        options={[
          { value: 'true', label: formatMessage(availableMessages.available) },
          { value: 'false', label: formatMessage(availableMessages.unavailable) },
        ]}
        onChange={(value) => patch({ available: value === undefined ? undefined : value === 'true' })}
      />
    </Flex>
  );
}
