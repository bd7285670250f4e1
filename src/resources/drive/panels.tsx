import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { DriverTour, DriverUnloading, MaterialCode } from '@/api/generated/dashboard.schemas';
import { newKey } from '@/api/key';
import { parseDecimal } from '@/form/parseDecimal';
import { PlainField, PlainInput, PlainSelect } from '@/form/PlainField';
import { materialMessages } from '@/i18n/domain';
import { formatTime } from '@/i18n/dates';
import { formatTonnes } from '@/i18n/format';
import { wideKey } from './keys';
import { driveMessages as messages } from './messages';
import { isOpen, nextRevision } from './tour';
import { useBusy, type OnBusy } from './useBusy';
import type { Drive } from './useDrive';

/** Of one unloading, in metric tonnes. */
const MOST_TONNES = 60;

const unloadedText = (intl: IntlShape, { weight, material_type, location_name, recorded_at }: DriverUnloading) =>
  intl.formatMessage(messages.unloaded, {
    weight: formatTonnes(intl, weight),
    material: intl.formatMessage(materialMessages[material_type]),
    plant: location_name,
    time: formatTime(intl, recorded_at),
  });

interface UnloadPanelProps {
  tour: DriverTour;
  drive: Drive;
  isShown: boolean;
  onClose: () => void;
  onBusy: OnBusy;
}

/** What was unloaded: material, tonnes, plant; and what of it the driver may correct or remove. */
export function UnloadPanel({ tour, drive, isShown, onClose, onBusy }: UnloadPanelProps) {
  const intl = useIntl();
  const [given, setGiven] = useState<DriverUnloading>();
  const others = tour.unloadings.filter(({ key }) => key === null || key !== given?.key);
  return (
    <Flex direction="column" gap="4">
      <UnloadForm key={given?.key} {...{ tour, drive, given, isShown, onClose, onBusy }} />
      {others.map((one) => (
        <Box key={one.key ?? `${one.recorded_at}${one.material_type}`} layerStyle="card" px="4" py="3">
          <Text id={one.key ?? undefined} dir="auto">
            {unloadedText(intl, one)}
          </Text>
          {one.key === null ? (
            // It is corrected where it was recorded.
            <Text color="muted">{intl.formatMessage(messages.elsewhere)}</Text>
          ) : (
            <Button {...wideKey} variant="outline" aria-describedby={one.key} onClick={() => setGiven(one)}>
              {intl.formatMessage(messages.correct)}
            </Button>
          )}
        </Box>
      ))}
    </Flex>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

interface UnloadFormProps extends UnloadPanelProps {
  /** What is corrected; without one it is a new unloading. */
  given?: DriverUnloading | undefined;
}

function UnloadForm({ tour, drive, given, isShown, onClose, onBusy }: UnloadFormProps) {
  const intl = useIntl();
  // A second tap on the button is the same unloading.
  const [key] = useState(given?.key ?? newKey);
  const [material, setMaterial] = useState<MaterialCode>(given?.material_type ?? tour.material_type[0] ?? '11');
  const before = given ? intl.formatNumber(given.weight, { useGrouping: false }) : '';
  const [tonnes, setTonnes] = useState(before);
  useBusy(onBusy, isShown || tonnes !== before);
  const [plant, setPlant] = useState(
    given?.location_name ?? tour.unloadings.at(-1)?.location_name ?? tour.plants[0] ?? '',
  );
  const [wrong, setWrong] = useState<('tonnes' | 'plant')[]>([]);
  const [removing, setRemoving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown, removing]);
  const known = useId();
  const correction = () => given && { revision: nextRevision(given.revision), recorded_at: given.recorded_at };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const weight = parseDecimal(tonnes, intl.locale);
    const isWeight = weight !== null && weight > 0 && weight <= MOST_TONNES;
    const name = plant.trim();
    setWrong([...(isWeight ? [] : (['tonnes'] as const)), ...(name ? [] : (['plant'] as const))]);
    if (!isWeight || !name) return;
    const said = {
      kind: 'unloading',
      key,
      ...correction(),
      material_type: material,
      weight,
      location_name: name,
    } as const;
    if (await drive.record(said)) onClose();
  };
  const remove = async () => {
    if (await drive.record({ kind: 'unloading', key, ...correction(), removed: true })) onClose();
  };
  if (removing && given)
    return (
      <Flex direction="column" gap="4">
        <Heading as="h2" size="lg" tabIndex={-1} ref={heading} outline="none">
          {intl.formatMessage(messages.removeQuestion)}
        </Heading>
        <Text dir="auto">{unloadedText(intl, given)}</Text>
        <Button size="lg" h="16" fontSize="lg" onClick={() => void remove()}>
          {intl.formatMessage(messages.removeNow)}
        </Button>
        <Button size="lg" h="14" variant="ghost" onClick={() => setRemoving(false)}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </Flex>
    );
  return (
    <Flex asChild direction="column" gap="4">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Heading as="h2" size="lg" tabIndex={-1} ref={heading} outline="none">
          {intl.formatMessage(given ? messages.correct : messages.unloading)}
        </Heading>
        <PlainField label={intl.formatMessage(messages.material)}>
          {(tied) => (
            <PlainSelect
              {...tied}
              size="lg"
              h="14"
              appearance="auto"
              value={material}
              onChange={(event) => setMaterial(event.target.value as MaterialCode)}
            >
              {[...new Set([...tour.material_type, material])].map((one) => (
                <option key={one} value={one}>
                  {intl.formatMessage(materialMessages[one])}
                </option>
              ))}
            </PlainSelect>
          )}
        </PlainField>
        <PlainField
          label={intl.formatMessage(messages.tonnes)}
          error={wrong.includes('tonnes') ? intl.formatMessage(messages.tonnesWrong, { most: MOST_TONNES }) : undefined}
        >
          {(tied) => (
            <PlainInput
              {...tied}
              size="lg"
              h="14"
              inputMode="decimal"
              autoComplete="off"
              value={tonnes}
              onChange={(event) => setTonnes(event.target.value)}
            />
          )}
        </PlainField>
        <PlainField
          label={intl.formatMessage(messages.plant)}
          error={wrong.includes('plant') ? intl.formatMessage(messages.plantMissing) : undefined}
        >
          {(tied) => (
            <PlainInput
              {...tied}
              size="lg"
              h="14"
              list={known}
              maxLength={120}
              autoComplete="off"
              value={plant}
              onChange={(event) => setPlant(event.target.value)}
            />
          )}
        </PlainField>
        <datalist id={known}>
          {tour.plants.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Button type="submit" size="lg" h="16" fontSize="lg">
          {intl.formatMessage(messages.save)}
        </Button>
        {given ? (
          <Button size="lg" h="14" variant="outline" onClick={() => setRemoving(true)}>
            {intl.formatMessage(messages.remove)}
          </Button>
        ) : null}
        <Button size="lg" h="14" variant="ghost" onClick={onClose}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </form>
    </Flex>
  );
}

/** Ends the tour, after saying what is still open. */
export function EndPanel({ tour, drive, onClose }: { tour: DriverTour; drive: Drive; onClose: () => void }) {
  const intl = useIntl();
  const count = tour.stops.filter(isOpen).length;
  return (
    <Flex direction="column" gap="4">
      <Heading as="h2" size="lg" tabIndex={-1} ref={focus} outline="none">
        {intl.formatMessage(messages.endQuestion)}
      </Heading>
      {count > 0 ? <Text fontWeight="semibold">{intl.formatMessage(messages.endOpen, { count })}</Text> : null}
      <Button
        size="lg"
        h="16"
        fontSize="lg"
        onClick={() => void drive.record({ kind: 'end' }).then((kept) => kept && onClose())}
      >
        {intl.formatMessage(messages.endNow)}
      </Button>
      <Button size="lg" h="14" variant="ghost" onClick={onClose}>
        {intl.formatMessage(messages.cancel)}
      </Button>
    </Flex>
  );
}
