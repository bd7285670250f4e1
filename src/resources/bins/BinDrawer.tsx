import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useGetBin } from '@/api/generated/bins/bins';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { LocationKeyLink } from '@/resources/locations/reference';
import { BooleanCell, DateCell, MaterialCell, TextCell } from '@/table/cells';
import { Facts, Section } from '@/table/Facts';
import { RecordDrawer } from '@/table/RecordDrawer';
import { LevelBar } from '@/ui/LevelBar';
import { useConstructions } from './constructions';
import { binFields as label, binMessages as messages } from './messages';
import { useBinCommands } from './useBinCommands';
import { WeekStrip } from './WeekStrip';

interface BinDrawerProps {
  /** System id, from the URL; undefined is closed. */
  id: number | undefined;
  onClose: () => void;
  onEdit: (bin: Bin) => void;
  onRemove: (bin: Bin) => void;
}

/** All about one container. */
export function BinDrawer({ id, onClose, onEdit, onRemove }: BinDrawerProps) {
  const intl = useIntl();
  const { data, error, refetch } = useGetBin(id ?? 0, { query: { enabled: id !== undefined } });
  const bin = data?.bin;
  const commands = useBinCommands(onEdit, (bins) => bins.forEach(onRemove));
  return (
    <RecordDrawer
      open={id !== undefined}
      onClose={onClose}
      title={intl.formatMessage(bin ? messages.details : messages.title, { name: bin?.container_id })}
      record={bin}
      error={error}
      onRetry={() => void refetch()}
      notFound={intl.formatMessage(messages.notFound)}
      commands={commands}
    >
      {(shown) => <Details bin={shown} />}
    </RecordDrawer>
  );
}

function Details({ bin }: { bin: Bin }) {
  const intl = useIntl();
  const construction = useConstructions().find((option) => option.value === bin.construction_type)?.label;
  return (
    <>
      <Facts
        facts={[
          [
            label.location_id,
            bin.location_id ? (
              <LocationKeyLink key="location" locationId={bin.location_id} />
            ) : (
              intl.formatMessage(messages.noLocation)
            ),
          ],
          [label.material_type, <MaterialCell key="material" value={bin.material_type} />],
          [label.construction_type, <TextCell key="construction" value={construction ?? bin.construction_type} />],
          [label.active, <BooleanCell key="active" value={bin.active} yes="active" no="inactive" />],
          [label.last_level, <LevelBar key="level" level={bin.last_level} />],
          [label.last_recorded_at, <DateCell key="recorded" value={bin.last_recorded_at} />],
          [label.last_emptied_at, <DateCell key="emptied" value={bin.last_emptied_at} />],
          [label.updated_at, <DateCell key="changed" value={bin.updated_at} />],
        ]}
      />
      <Section title={intl.formatMessage(messages.constraintsTitle)}>
        {bin.constraints.length > 0 ? (
          <WeekStrip constraints={bin.constraints} />
        ) : (
          <Text color="muted">{intl.formatMessage(messages.noConstraints)}</Text>
        )}
      </Section>
    </>
  );
}
