import { Button, Flex, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Redo2, SlidersHorizontal, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAreaChoices } from '@/auth/useSession';
import { common } from '@/i18n/common';
import { availableMessages } from '@/i18n/domain';
import { isDay } from '@/i18n/isDay';
import { useSettings } from '@/theme/settings';
import { DateInput } from '@/ui/dateInputs';
import { ModalDialog } from '@/ui/dialogs';
import { IconButton } from '@/ui/IconButton';
import { Segments } from '@/ui/Segments';
import { Select } from '@/ui/Select';
import { usePhone } from '@/ui/useMedia';
import { useMaterialOptions } from '../labels';
import { shiftMessages as messages } from '../messages';
import type { Resource } from '../model/blocks';
import type { History } from '../model/writes';
import { KINDS, VIEWS, type ShiftsSearch } from '../search';
import type { useView } from '../useView';

interface Props {
  search: ShiftsSearch;
  shown: ReturnType<typeof useView>;
  today: string;
  /** The choices of week and month, and the one they show. */
  rows: readonly Resource[];
  one: Resource | undefined;
  patch: (change: Partial<ShiftsSearch>) => void;
  writable: boolean;
  history: History;
  travel: (direction: 'undo' | 'redo') => void;
}

const DAYS = [7, 14, 31] as const;
const small = { size: 'sm', w: 'auto' } as const;

/** Kind, view, dates and filters of the calendar; undo and redo. On a phone one row, and a sheet with the rest. */
export function ViewBar(props: Props) {
  const { search, shown, today, patch, writable, history, travel } = props;
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const [sheet, setSheet] = useState(false);
  const dates = { ...shown, today, onChange: (date: string) => patch({ date }) };
  if (!phone)
    return (
      <Flex gap="3" wrap="wrap" align="center" mb="3">
        <Views {...props} />
        <DateNav {...dates}>
          <GoTo {...dates} />
        </DateNav>
        <Flex flex="1 1 auto" gap="3" align="center">
          <StepButtons {...{ writable, history, travel }} />
          <Filters search={search} patch={patch} />
        </Flex>
      </Flex>
    );
  return (
    <Flex align="center" mb="3" justify="space-between">
      <DateNav {...dates} />
      <IconButton label={formatMessage(messages.controls)} variant="outline" onClick={() => setSheet(true)}>
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <ModalDialog open={sheet} onClose={() => setSheet(false)} title={formatMessage(messages.controls)}>
        <Flex direction="column" gap="4" align="start">
          <Views {...props} />
          <GoTo {...dates} />
          <Filters search={search} patch={patch} />
          <StepButtons {...{ writable, history, travel }} />
        </Flex>
      </ModalDialog>
    </Flex>
  );
}

/** What is shown: trucks or drivers, the view, and its days or its one truck or driver. */
function Views({ search, rows, one, patch }: Props) {
  const { formatMessage } = useIntl();
  const { kind, view } = search;
  return (
    <>
      {view === 'day' ? null : (
        <Segments
          label={formatMessage(messages.kind)}
          value={kind}
          options={KINDS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          onChange={(value) => patch({ kind: value, of: undefined, material: undefined })}
        />
      )}
      <Segments
        label={formatMessage(messages.view)}
        value={view}
        options={VIEWS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        onChange={(value) => patch({ view: value })}
      />
      {view === 'overview' ? (
        <Select
          {...small}
          label={formatMessage(messages.daysShown)}
          value={search.days}
          options={DAYS.map((value) => ({ value, label: formatMessage(messages.days, { n: value }) }))}
          onChange={(value) => patch({ days: value ?? 7 })}
        />
      ) : view === 'day' ? null : (
        <Select
          {...small}
          label={formatMessage(kind === 'trucks' ? messages.truck : messages.driver)}
          value={one?.key}
          options={rows.map(({ key, label }) => ({ value: key, label }))}
          onChange={(value) => patch({ of: value })}
        />
      )}
    </>
  );
}

/** By area, material and whether the truck or driver is in service. */
function Filters({ search, patch }: Pick<Props, 'search' | 'patch'>) {
  const { formatMessage } = useIntl();
  const areas = useAreaChoices();
  const materials = useMaterialOptions();
  const { kind, area, material, available } = search;
  return (
    <Flex ms="auto" maxW="100%" gap="2" wrap="wrap" css={{ '& > *': { flex: '0 1 auto', maxWidth: '14rem' } }}>
      <Select
        {...small}
        none={formatMessage(messages.area)}
        label={formatMessage(messages.area)}
        value={area}
        options={areas.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => patch({ area: value })}
      />
      {kind === 'trucks' ? (
        <Select
          {...small}
          none={formatMessage(messages.material)}
          label={formatMessage(messages.material)}
          value={material}
          options={materials}
          onChange={(value) => patch({ material: value })}
        />
      ) : null}
      <Select
        {...small}
        none={formatMessage(messages.availability)}
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

type DateNavProps = Props['shown'] & { today: string; onChange: (date: string) => void };

/** To earlier and later days, their title, and between them `children`. */
function DateNav({ title, earlier, later, today, onChange, children }: DateNavProps & { children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const rtl = useSettings().themeDirection === 'rtl';
  const [Before, After] = rtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <Flex align="center" gap="1" wrap="wrap" flex={children ? undefined : '1'} minW="0">
      <IconButton size="sm" label={formatMessage(messages.before)} onClick={() => onChange(earlier)}>
        <Before aria-hidden />
      </IconButton>
      <Button size="sm" variant="outline" onClick={() => onChange(today)}>
        {formatMessage(common.today)}
      </Button>
      <IconButton size="sm" label={formatMessage(messages.after)} onClick={() => onChange(later)}>
        <After aria-hidden />
      </IconButton>
      {children}
      {/* Beside the buttons if there is room, with large text below them. */}
      <Text
        fontWeight="semibold"
        ms={{ base: '1', sm: '2' }}
        flex={children ? undefined : '1 1 6rem'}
        minW="0"
        aria-live="polite"
      >
        {title}
      </Text>
    </Flex>
  );
}

const GoTo = ({ day, onChange }: DateNavProps) => (
  <DateInput
    size="sm"
    w="9.5rem"
    aria-label={useIntl().formatMessage(messages.goTo)}
    value={day}
    onChange={(next) => isDay(next) && onChange(next)}
  />
);

/** Not in the page's header, where the toast of the last step would cover them. */
function StepButtons({ writable, history, travel }: Pick<Props, 'writable' | 'history' | 'travel'>) {
  const { formatMessage } = useIntl();
  const button = (direction: 'undo' | 'redo') => {
    const step = (direction === 'undo' ? history.done : history.undone).at(-1);
    const name = step && formatMessage(messages[`${direction}Step`], { step: step.label });
    const Icon = direction === 'undo' ? Undo2 : Redo2;
    return (
      <IconButton
        size="sm"
        label={formatMessage(messages[direction])}
        hint={writable ? name : formatMessage(messages.readOnly)}
        disabled={!step}
        onClick={() => travel(direction)}
      >
        <Icon aria-hidden />
      </IconButton>
    );
  };
  return (
    <Flex gap="1">
      {button('undo')}
      {button('redo')}
    </Flex>
  );
}
