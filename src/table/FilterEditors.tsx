import { Box, Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '@/form/messages';
import { common } from '@/i18n/common';
import { formatInteger } from '@/i18n/format';
import { isDay } from '@/i18n/isDay';
import { parseLocaleNumber } from '@/i18n/parse';
import { KEY } from '@/search/schema';
import { DateRange } from '@/ui/dateInputs';
import { Radios } from '@/ui/Radios';
import { SuggestInput } from '@/ui/SuggestInput';
import type { ChoiceFilter, DatesFilter, FlagFilter, Option, RangeFilter, TextFilter, UseCounts } from './filters';
import { tableMessages } from './messages';
import { RangeSlider } from './RangeSlider';

type Set<S> = (patch: Partial<S>) => void;
export interface EditorProps<S, F> {
  filter: F;
  search: S;
  onChange: Set<S>;
  useCounts: UseCounts;
  onDone: () => void;
}
const NO_COUNTS: UseCounts = () => undefined;

/** How many rows have a value; nothing where they are not counted. */
function Count({ counts, value }: { counts: ReturnType<UseCounts>; value: Option['value'] }) {
  const intl = useIntl();
  return counts ? (
    <Text as="span" color="muted" textStyle="tabular" fontSize="xs">
      {formatInteger(intl, counts.find((item) => item.value === String(value))?.count ?? 0)}
    </Text>
  ) : null;
}

export function ChoiceEditor<S>({ filter, search, onChange, useCounts }: EditorProps<S, ChoiceFilter<S>>) {
  const intl = useIntl();
  const options = filter.useOptions();
  const counts = (filter.facet ? useCounts : NO_COUNTS)(filter.facet ?? '');
  // Its own while the panel is open: the page follows the URL a moment later.
  const [chosen, choose] = useState(() => (search[filter.key] as Option['value'][] | undefined) ?? []);
  const toggle = (value: Option['value']) => {
    const next = options
      .map((option) => option.value)
      .filter((v) => (v === value ? !chosen.includes(v) : chosen.includes(v)));
    choose(next);
    onChange({ [filter.key]: next.length > 0 ? next : undefined } as Partial<S>);
  };
  return (
    <Flex
      role="group"
      aria-label={intl.formatMessage(filter.label)}
      direction="column"
      gap="0.5"
      maxH="18rem"
      overflowY="auto"
      m="-1"
      p="1"
    >
      {options.map(({ value, label }) => (
        <Flex
          as="label"
          key={value}
          align="center"
          gap="2.5"
          minH="8"
          px="1.5"
          borderRadius="md"
          cursor="pointer"
          _hover={{ bg: 'hover' }}
        >
          <input type="checkbox" className="dt-check" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <Text as="span" flex="1" truncate>
            {label}
          </Text>
          <Count counts={counts} value={value} />
        </Flex>
      ))}
    </Flex>
  );
}

export function FlagEditor<S>({ filter, search, onChange, useCounts }: EditorProps<S, FlagFilter<S>>) {
  const intl = useIntl();
  const counts = (filter.facet ? useCounts : NO_COUNTS)(filter.facet ?? '');
  const [chosen, choose] = useState(search[filter.key] as boolean | undefined);
  return (
    <Radios
      label={intl.formatMessage(filter.label)}
      hideLabel
      look="rows"
      value={chosen === undefined ? undefined : `${chosen}`}
      options={(['true', 'false'] as const).map((value) => ({
        value,
        label: intl.formatMessage(value === 'true' ? filter.yes : filter.no),
        after: <Count counts={counts} value={value} />,
      }))}
      onChange={(value) => {
        choose(value === 'true');
        onChange({ [filter.key]: value === 'true' } as Partial<S>);
      }}
    />
  );
}

function EditorForm({ onSubmit, error, children }: { onSubmit: () => void; error?: string; children: ReactNode }) {
  const intl = useIntl();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {error ? (
        <Text role="alert" mt="2" textStyle="xs" color="fg.error" fontWeight="medium">
          {error}
        </Text>
      ) : null}
      <Flex justify="flex-end" mt="3">
        <Button type="submit" size="sm">
          {intl.formatMessage(tableMessages.filterApply)}
        </Button>
      </Flex>
    </form>
  );
}

const numberOf = (text: string, locale: string) =>
  text.trim() ? (parseLocaleNumber(text, locale) ?? undefined) : undefined;

export function RangeEditor<S>({ filter, search, onChange, onDone }: EditorProps<S, RangeFilter<S>>) {
  const intl = useIntl();
  const word = (value: number | undefined) =>
    value === undefined ? '' : intl.formatNumber(value, { useGrouping: false });
  const [from, setFrom] = useState(() => word(search[filter.from] as number | undefined));
  const [to, setTo] = useState(() => word(search[filter.to] as number | undefined));
  const [error, setError] = useState<string>();
  const submit = () => {
    const [min, max] = filter.bounds;
    const [a, b] = [from, to].map((text) => (text.trim() ? parseLocaleNumber(text, intl.locale) : undefined));
    if (a === null || b === null) return setError(intl.formatMessage(tableMessages.notANumber));
    if ([a, b].some((n) => n !== undefined && (n < min || n > max)))
      return setError(intl.formatMessage(tableMessages.outOfRange, { min, max }));
    if (a !== undefined && b !== undefined && b < a) return setError(intl.formatMessage(tableMessages.maxBelowMin));
    onChange({ [filter.from]: a, [filter.to]: b } as Partial<S>);
    onDone();
  };
  return (
    <EditorForm onSubmit={submit} error={error}>
      <RangeSlider
        bounds={filter.bounds}
        from={numberOf(from, intl.locale)}
        to={numberOf(to, intl.locale)}
        onFrom={(value) => setFrom(word(value))}
        onTo={(value) => setTo(word(value))}
      />
      <Flex gap="3">
        {[
          { label: common.from, value: from, set: setFrom },
          { label: common.to, value: to, set: setTo },
        ].map(({ label, value, set }) => (
          <Field.Root key={label.id}>
            <Field.Label>{intl.formatMessage(label)}</Field.Label>
            <Input size="sm" inputMode="decimal" value={value} onChange={(event) => set(event.target.value)} />
          </Field.Root>
        ))}
      </Flex>
    </EditorForm>
  );
}

export function DatesEditor<S>({ filter, search, onChange, onDone }: EditorProps<S, DatesFilter<S>>) {
  const intl = useIntl();
  const [range, setRange] = useState({
    from: (search[filter.from] as string | undefined) ?? '',
    to: (search[filter.to] as string | undefined) ?? '',
  });
  const [error, setError] = useState<string>();
  const submit = () => {
    const { from, to } = range;
    if ([from, to].some((day) => day && !isDay(day))) return setError(intl.formatMessage(tableMessages.notADay));
    if (from && to && to < from) return setError(intl.formatMessage(tableMessages.endBeforeStart));
    onChange({ [filter.from]: from || undefined, [filter.to]: to || undefined } as Partial<S>);
    onDone();
  };
  return (
    <EditorForm onSubmit={submit}>
      <DateRange {...range} onChange={setRange} error={error} clearable />
    </EditorForm>
  );
}

const NO_SUGGESTIONS = () => [];

export function TextEditor<S>({ filter, search, onChange, onDone }: EditorProps<S, TextFilter<S>>) {
  const intl = useIntl();
  const { useSuggestions = NO_SUGGESTIONS } = filter;
  const [text, setText] = useState((search[filter.key] as string | undefined) ?? '');
  // Before anything is typed a list of everything would only be in the way.
  const found = useSuggestions(text);
  const suggestions = text.trim() && !found.some(({ value }) => value === text.trim()) ? found : [];
  const [error, setError] = useState<string>();
  const submit = () => {
    const value = text.trim();
    if (value && filter.isKey && !KEY.test(value)) return setError(intl.formatMessage(formMessages.key));
    onChange({ [filter.key]: value || undefined } as Partial<S>);
    onDone();
  };
  return (
    <EditorForm onSubmit={submit} error={error}>
      <Box>
        <SuggestInput
          size="sm"
          aria-label={intl.formatMessage(filter.label)}
          maxLength={filter.maxLength ?? 120}
          value={text}
          onChange={setText}
          suggestions={suggestions}
        />
      </Box>
    </EditorForm>
  );
}
