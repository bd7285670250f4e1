import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Disruption, DisruptionEnvelope, DisruptionOption } from '@/api/generated/dashboard.schemas';
import { useApplyDisruption, useUndoDisruption } from '@/api/generated/planning/planning';
import { useCan } from '@/auth/useCan';
import { statusOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { formatDay, formatShortDay } from '@/i18n/dates';
import { formatDecimal, formatKm } from '@/i18n/format';
import { reasonOf } from '@/table/BulkReportDialog';
import { CommandButton } from '@/table/CommandButton';
import { Section } from '@/table/DescriptionList';
import { EmptyState } from '@/ui/EmptyState';
import { toast } from '@/ui/toast';
import { ButtonLink } from '@/ui/links';
import { Problem } from '@/ui/Problem';
import { ChoiceCard } from '../plan/proposal/ChoiceCard';
import { LeftOut } from '../plan/proposal/LeftOut';
import { ProposedTours } from '../plan/proposal/ProposedTours';
import { AffectedTours, Overflowing } from './Concerned';
import { useDriverNames } from '../useDriverNames';
import { disruptionMessages as messages, optionMessages } from './messages';

interface DisruptedProps {
  disruption: Disruption;
  onChanged: () => Promise<unknown>;
}

/** What a disruption concerns, the options with what each costs, and the one that is chosen. */
export function Disrupted({ disruption, onChanged }: DisruptedProps) {
  const intl = useIntl();
  const { id, date, license_plate, driver_id, state, tours, options, option, tour_ids } = disruption;
  const mayTours = useCan('tours:write');
  const mayShifts = useCan('schedules:write');
  const [problem, setProblem] = useState<string>();
  /** The state that was found or made here; another one is somebody else's doing. Unknown after an attempt without a response. */
  const [own, setOwn] = useState<Disruption['state'] | undefined>(state);
  const [changing, setChanging] = useState(false);
  const apply = useApplyDisruption();
  const undo = useUndoDisruption();
  const feasible = options.filter((one) => one.tours.length > 0);
  // What empties most in time, and of these the shortest way.
  const [best] = feasible.toSorted((a, b) => a.overflows - b.overflows || b.lifts - a.lifts || a.km - b.km);
  const [kind, setKind] = useState(best?.option);
  const chosen = feasible.find((one) => one.option === kind);
  const day = formatDay(intl, date);
  const nameOf = useDriverNames();
  const who = license_plate ?? nameOf(driver_id ?? '');

  const change = async (work: () => Promise<DisruptionEnvelope>, stale: string, done?: string) => {
    setProblem(undefined);
    setChanging(true);
    try {
      setOwn((await work()).disruption.state);
      if (done) toast(done);
    } catch (error) {
      if (statusOf(error) !== 409) setOwn(undefined);
      setProblem(
        statusOf(error) === 409 ? stale : intl.formatMessage(messages.refused, { reason: reasonOf(error, intl) }),
      );
    }
    await onChanged();
    setChanging(false);
  };
  const byOther = own !== undefined && state !== own && !changing;
  // What was refused here is explained by it.
  if (byOther && problem) setProblem(undefined);
  const said = byOther ? intl.formatMessage(messages.byOther) : problem;
  const alert = <Problem>{said}</Problem>;
  if (tours.length === 0)
    return (
      <EmptyState
        picture="map"
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            {/* Of who was marked absent before, the tours are those. */}
            {driver_id === null ? null : (
              <ButtonLink
                to="/tours"
                search={{ status: ['planned', 'in_progress'], has_driver: false, start: date, end: date }}
              >
                {intl.formatMessage(messages.withoutDriver)}
              </ButtonLink>
            )}
            <ButtonLink to="/resources" search={{ date }} variant="outline">
              {intl.formatMessage(messages.shifts)}
            </ButtonLink>
          </Flex>
        }
      >
        {intl.formatMessage(messages.noTours, { day, who })}
      </EmptyState>
    );
  if (state === 'applied' && option)
    return (
      <>
        {alert}
        <EmptyState
          picture="map"
          action={
            <Flex gap="3" wrap="wrap" justify="center">
              <ButtonLink to="/tours" search={{ id: tour_ids[0] }}>
                {intl.formatMessage(messages.showTours)}
              </ButtonLink>
              <Button
                variant="outline"
                // Disabled it would lose the focus, also when it is refused.
                aria-busy={undo.isPending}
                onClick={() =>
                  undo.isPending ||
                  void change(
                    () => undo.mutateAsync({ id }),
                    intl.formatMessage(messages.goneOn),
                    intl.formatMessage(messages.undone),
                  )
                }
              >
                {intl.formatMessage(common.undo)}
              </Button>
            </Flex>
          }
        >
          {intl.formatMessage(messages.applied, {
            option: intl.formatMessage(optionMessages[option]),
            count: tour_ids.length,
          })}
        </EmptyState>
      </>
    );
  return (
    <>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
        <AffectedTours {...{ disruption, who, nameOf }} />
        <Overflowing disruption={disruption} />
      </Grid>
      <Section level="h2" title={intl.formatMessage(messages.options)}>
        <Grid
          role="group"
          aria-label={intl.formatMessage(messages.options)}
          templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
          gap="3"
        >
          {options.map((one) => (
            <OptionCard
              key={one.option}
              option={one}
              total={disruption.containers_left}
              chosen={one === chosen}
              onChoose={() => setKind(one.option)}
            />
          ))}
        </Grid>
      </Section>
      {alert}
      {chosen ? (
        <>
          <Flex>
            <CommandButton
              disabled={!mayTours || !mayShifts || apply.isPending}
              reason={intl.formatMessage(messages.noWrite)}
              aria-busy={apply.isPending}
              onClick={() =>
                void change(
                  () => apply.mutateAsync({ id, data: { option: chosen.option } }),
                  intl.formatMessage(messages.stale),
                )
              }
            >
              {intl.formatMessage(messages.confirm)}
            </CommandButton>
          </Flex>
          <ProposedTours key={chosen.option} tours={chosen.tours} none={intl.formatMessage(messages.nobody)} />
          {chosen.left_out.length > 0 ? (
            <LeftOut
              containers={chosen.left_out}
              date={chosen.tours[0]?.ends_at ?? date}
              title={intl.formatMessage(messages.leftOut)}
            />
          ) : null}
        </>
      ) : (
        <Flex gap="3" wrap="wrap" align="center">
          {options.length > 0 ? <Text>{intl.formatMessage(messages.noWay)}</Text> : null}
          <ButtonLink to="/resources" search={{ date }} variant="outline">
            {intl.formatMessage(messages.shifts)}
          </ButtonLink>
        </Flex>
      )}
    </>
  );
}

interface OptionCardProps {
  option: DisruptionOption;
  /** Containers that are left to empty. */
  total: number;
  chosen: boolean;
  onChoose: () => void;
}

function OptionCard({
  option: { option, km, hours, lifts, overflows, tours },
  total,
  chosen,
  onChoose,
}: OptionCardProps) {
  const intl = useIntl();
  const begins = option === 'tomorrow' ? tours[0]?.stops[0]?.planned_at : undefined;
  const title = begins
    ? intl.formatMessage(messages.moveTo, { day: formatShortDay(intl, begins) })
    : intl.formatMessage(optionMessages[option]);
  if (tours.length === 0)
    return (
      <ChoiceCard title={title} chosen={false} disabled onChoose={onChoose}>
        <Text as="span" display="block">
          {intl.formatMessage(messages.nobody)}
        </Text>
      </ChoiceCard>
    );
  return (
    <ChoiceCard title={title} chosen={chosen} onChoose={onChoose}>
      <Text as="span" display="block" textStyle="figure">
        {intl.formatMessage(messages.cost, { km: formatKm(intl, km) })}
      </Text>
      <Text as="span" display="block" textStyle="tabular">
        {[
          intl.formatMessage(messages.hours, { hours: formatDecimal(intl, hours) }),
          intl.formatMessage(messages.emptied, { count: lifts, total }),
        ].join(' · ')}
      </Text>
      <Text as="span" display="block" color={overflows > 0 ? 'warning.fg' : 'muted'}>
        {intl.formatMessage(messages.overflows, { count: overflows })}
      </Text>
    </ChoiceCard>
  );
}
