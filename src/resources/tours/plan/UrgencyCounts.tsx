import { Button, Grid, Skeleton, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Urgency } from '@/api/generated/dashboard.schemas';
import { useListForecasts } from '@/api/generated/forecasts/forecasts';
import { urgencies } from '@/api/urgent';
import { formatInteger, NOTHING } from '@/i18n/format';
import { planTexts, urgencyMessages } from './messages';

interface UrgencyCountsProps {
  areas: readonly number[];
  chosen: readonly Urgency[] | undefined;
  onChoose: (urgency: Urgency[] | undefined) => void;
}

/** How many containers are full when; a press shows these alone, another one all. */
export function UrgencyCounts({ areas, chosen = [], onChoose }: UrgencyCountsProps) {
  const intl = useIntl();
  const { data, isError } = useListForecasts(urgencies(areas));
  const count = (urgency: Urgency) => data?.facets?.urgency?.find(({ value }) => value === urgency)?.count ?? 0;
  const shown = Object.values(Urgency).filter((one) => one !== 'unknown' || count(one) > 0);
  // On a phone a figure of five digits is wider than a third of it.
  const least = shown.some((one) => count(one) >= 10_000) ? '8rem' : '5.5rem';
  return (
    <Grid
      role="group"
      aria-label={intl.formatMessage(planTexts.urgent)}
      templateColumns={{
        base: `repeat(auto-fit, minmax(${least}, 1fr))`,
        md: `repeat(${shown.length}, minmax(0, 1fr))`,
      }}
      gap="2"
      pb="3"
      flexShrink={0}
    >
      {shown.map((urgency) => {
        const isChosen = chosen.length === 1 && chosen[0] === urgency;
        return (
          <Button
            key={urgency}
            variant="outline"
            h="auto"
            minW="0"
            px="3"
            py="1.5"
            flexDirection="column"
            alignItems="stretch"
            justifyContent="flex-start"
            gap="0"
            textAlign="start"
            aria-pressed={isChosen}
            bg={isChosen ? 'accent.subtle' : 'surface'}
            borderColor={isChosen ? 'accent.solid' : undefined}
            onClick={() => onChoose(isChosen ? undefined : [urgency])}
          >
            {(data ?? isError) ? (
              <Text
                as="span"
                display="block"
                textStyle="figure"
                color={urgency === 'today' && count(urgency) > 0 ? 'danger.fg' : undefined}
              >
                {data ? formatInteger(intl, count(urgency)) : NOTHING}
              </Text>
            ) : (
              <Skeleton as="span" display="block" loading h="9" w="3rem" />
            )}
            <Text as="span" display="block" textStyle={{ base: 'xs', sm: 'sm' }} color="muted" whiteSpace="normal">
              {intl.formatMessage(urgencyMessages[urgency])}
            </Text>
          </Button>
        );
      })}
    </Grid>
  );
}
