import { Box, Grid, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { AddBins, BinLevelAge, BinLink, BinWeek } from '@/resources/bins/BinLink';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { LevelBar } from '@/ui/LevelBar';
import { StatusMark } from '@/ui/StatusMark';
import { Section } from '@/table/DescriptionList';
import { locationDetails as messages } from './messages';

const LINE = { base: '1fr 1fr', sm: '1.2fr 1.3fr 1.6fr 1fr' };

/** The containers that stand here, and when they may not be emptied. */
export function LocationContainers({ location }: { location: Location }) {
  const intl = useIntl();
  const { containers } = location;
  const constraints = containers.flatMap((bin) => bin.constraints);
  return (
    <>
      <Section
        title={intl.formatMessage(messages.containers)}
        action={<AddBins locationId={location.location_id} present={containers} />}
      >
        {containers.length === 0 ? <Text color="muted">{intl.formatMessage(messages.noContainers)}</Text> : null}
        <Box as="ul" listStyleType="none" ps="0" aria-label={intl.formatMessage(messages.containers)}>
          {containers.map((bin) => (
            <Grid as="li" key={bin.id} py="2" gap="3" templateColumns={LINE} alignItems="center" borderTopWidth="1px">
              <BinLink id={bin.id}>{bin.container_id}</BinLink>
              <GlassSwatch code={bin.material_type} text="short" />
              <Box>
                <LevelBar level={bin.last_level} compact />
                <Text textStyle="xs" color="muted">
                  <BinLevelAge bin={bin} />
                </Text>
              </Box>
              <StatusMark status={bin.active ? 'active' : 'inactive'} />
            </Grid>
          ))}
        </Box>
      </Section>
      <Section title={intl.formatMessage(messages.constraints)}>
        {constraints.length > 0 ? (
          <BinWeek constraints={constraints} />
        ) : (
          <Text color="muted">{intl.formatMessage(messages.noConstraints)}</Text>
        )}
      </Section>
    </>
  );
}
