import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ArrowLeft, ListFilter, X } from 'lucide-react';
import { useId, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { IconButton } from '@/ui/IconButton';
import { Menu, MenuItem } from '@/ui/Menu';
import { uiMessages } from '@/ui/messages';
import { onDemand } from '@/ui/onDemand';
import { Popover, PopoverPanel } from '@/ui/Popover';
import type { FilterEditorProps } from './FilterEditor';
import { cleared, filterId, filterText, isActive, type Filter, type UseCounts } from './filters';
import { tableMessages } from './messages';
import type { TableSearch } from './search';
import type { TableState } from './useTableState';

/** The editors load with the first panel that is opened. */
const Editor = onDemand(() => import('./FilterEditor').then((m) => m.FilterEditor)) as <S>(
  props: FilterEditorProps<S>,
) => ReactElement;

interface FilterBarProps<S extends TableSearch> {
  filters: Filter<S>[];
  state: TableState<S>;
  useCounts: UseCounts;
}

/** "Add filter" and a removable pill for each active filter; a press on a pill edits it. */
export function FilterBar<S extends TableSearch>({ filters, state, useCounts }: FilterBarProps<S>) {
  const intl = useIntl();
  const add = useRef<HTMLButtonElement>(null);
  const active = filters.filter((filter) => isActive(filter, state.search));
  const remove = (patch: Partial<S>) => {
    state.set(patch);
    add.current?.focus();
  };
  return (
    <Flex
      gap="2"
      wrap="wrap"
      align="center"
      minW="0"
      maxW="100%"
      role="group"
      aria-label={intl.formatMessage(tableMessages.filters)}
    >
      <AddFilter filters={filters} state={state} useCounts={useCounts} button={add} />
      {active.map((filter) => (
        <Pill
          key={filterId(filter)}
          filter={filter}
          state={state}
          useCounts={useCounts}
          onRemove={() => remove(cleared(filter))}
        />
      ))}
      {active.length > 1 ? (
        <Button
          size="xs"
          variant="plain"
          onClick={() => remove(Object.assign({}, ...active.map(cleared)) as Partial<S>)}
        >
          {intl.formatMessage(common.clear)}
        </Button>
      ) : null}
    </Flex>
  );
}

/** First which filter, from a menu, then its value. */
function AddFilter<S extends TableSearch>({
  filters,
  state,
  useCounts,
  button,
}: FilterBarProps<S> & { button: { current: HTMLButtonElement | null } }) {
  const intl = useIntl();
  const id = useId();
  const [picked, setPicked] = useState<Filter<S>>();
  const close = () => setPicked(undefined);
  const goingBack = useRef(false);
  const back = () => {
    goingBack.current = true;
    close();
  };
  return (
    <>
      <Menu
        placement="bottom-start"
        trigger={
          <Button id={id} ref={button} size="sm" variant="outline">
            <ListFilter aria-hidden />
            {intl.formatMessage(tableMessages.addFilter)}
          </Button>
        }
      >
        {filters.map((filter) => (
          <MenuItem key={filterId(filter)} onSelect={() => setPicked(filter)}>
            {intl.formatMessage(filter.label)}
          </MenuItem>
        ))}
      </Menu>
      <PopoverPanel
        open={picked !== undefined}
        triggerId={id}
        label={picked ? intl.formatMessage(picked.label) : ''}
        placement="bottom-start"
        width="17rem"
        onClose={close}
        // Once the button has the focus again; the menu opens as by its key, at the first filter.
        onClosed={() => {
          if (goingBack.current) button.current?.click();
          goingBack.current = false;
        }}
      >
        {picked ? (
          <>
            <Flex align="center" gap="1" mb="2">
              <IconButton size="xs" label={intl.formatMessage(tableMessages.allFilters)} onClick={back}>
                <ArrowLeft aria-hidden className="dt-flip" />
              </IconButton>
              <Text fontWeight="semibold">{intl.formatMessage(picked.label)}</Text>
            </Flex>
            <Editor filter={picked} search={state.search} onChange={state.set} useCounts={useCounts} onDone={close} />
          </>
        ) : null}
      </PopoverPanel>
    </>
  );
}

const Part = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: { base: '10', sm: '7' },
    minW: '0',
    borderRadius: 'full',
    cursor: 'pointer',
    color: 'inherit',
    _hover: { bg: 'accent.emphasized' },
  },
});

interface PillProps<S extends TableSearch> {
  filter: Filter<S>;
  state: TableState<S>;
  useCounts: UseCounts;
  onRemove: () => void;
}

function Pill<S extends TableSearch>(props: PillProps<S>) {
  const intl = useIntl();
  const { filter, state } = props;
  return filter.kind === 'choice' ? (
    <ChoicePill {...props} filter={filter} />
  ) : (
    <PillFrame {...props} value={filterText(filter, state.search, intl)} />
  );
}

function ChoicePill<S extends TableSearch>(
  props: PillProps<S> & { filter: Extract<Filter<S>, { kind: 'choice' }> },
): ReactElement {
  const intl = useIntl();
  const options = props.filter.useOptions();
  const chosen = (props.state.search[props.filter.key] ?? []) as (string | number)[];
  const words = chosen.map((value) => options.find((option) => option.value === value)?.label ?? String(value));
  return <PillFrame {...props} value={intl.formatList(words, { type: 'unit', style: 'short' })} />;
}

function PillFrame<S extends TableSearch>({
  filter,
  state,
  useCounts,
  onRemove,
  value,
}: PillProps<S> & { value: string }) {
  const intl = useIntl();
  const label = intl.formatMessage(filter.label);
  return (
    <Flex
      as="span"
      display="inline-flex"
      bg="accent.muted"
      color="accent.fg"
      borderRadius="full"
      textStyle="sm"
      fontWeight="medium"
      maxW="100%"
      data-filter={filterId(filter)}
    >
      <Popover
        label={label}
        width="17rem"
        trigger={
          <Part type="button" ps="3" pe="1.5">
            <Text as="span" truncate maxW="16rem">
              {intl.formatMessage(uiMessages.filterValue, { label, value })}
            </Text>
          </Part>
        }
      >
        {(close) => (
          <Editor filter={filter} search={state.search} onChange={state.set} useCounts={useCounts} onDone={close} />
        )}
      </Popover>
      <Part
        type="button"
        w={{ base: '10', sm: '7' }}
        justifyContent="center"
        flexShrink={0}
        aria-label={intl.formatMessage(uiMessages.filterRemove, { label })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </Part>
    </Flex>
  );
}
