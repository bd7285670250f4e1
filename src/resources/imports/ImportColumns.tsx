import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { missingOf } from '@/csv/columns';
import { systems } from '@/csv/systems';
import { ALWAYS, targets } from '@/csv/targets';
import { unknownWords, wordOf } from '@/csv/words';
import { Select } from '@/ui/Select';
import { systemsFor, useValues, wordsOf } from './columnMap';
import { importMessages as messages, targetLabels } from './messages';
import type { useImportFile } from './useImportFile';

type Taken = ReturnType<typeof useImportFile>;
type Shown = Taken & { file: NonNullable<Taken['file']>; labelOf: (field: string) => string };

/** More are no list of values any more: another column is meant. */
const MOST_WORDS = 30;

/** How the file is read: its columns, and what its words and coordinates mean. */
export function ImportColumns(taken: Taken) {
  const intl = useIntl();
  const { kind, file, mapping, result, isPending, isWhole, again, preview } = taken;
  if (!file) return null;
  const labelOf = (field: string) =>
    intl.formatMessage(targetLabels[kind][field] ?? { id: field, defaultMessage: field });
  const missing = missingOf(kind, mapping.columns);
  const used = new Set(Object.values(mapping.columns));
  const unused = file.columns.filter((column) => !used.has(column));
  const shown = { ...taken, file, labelOf };
  return (
    <Box as="section" aria-label={intl.formatMessage(messages.columns, { name: file.name })} mt="4">
      <Text fontWeight="medium" mb="2">
        {intl.formatMessage(messages.columns, { name: file.name })}
      </Text>
      <Columns {...shown} />
      {unused.length > 0 ? (
        <Text mt="2" textStyle="secondary">
          {intl.formatMessage(messages.unused, { columns: unused.join(', ') })}
        </Text>
      ) : null}
      <Coordinates {...shown} />
      <Words {...shown} />
      {missing.length > 0 ? (
        <Text mt="3">{intl.formatMessage(messages.missing, { fields: missing.map(labelOf).join(', ') })}</Text>
      ) : null}
      {result ? null : (
        <Button ref={again} mt="3" aria-busy={isPending} disabled={!isWhole || isPending} onClick={preview}>
          {intl.formatMessage(messages.check)}
        </Button>
      )}
    </Box>
  );
}

/** Which column of the file fills which field. */
function Columns({ kind, file, mapping, isWriting, labelOf, map }: Shown) {
  const intl = useIntl();
  const values = useValues(kind);
  const columns = file.columns.map((column) => ({ value: column, label: column }));
  const always = (value: string | number, label = String(value)) => ({
    value: ALWAYS + value,
    label: intl.formatMessage(messages.always, { value: label }),
  });
  const optionsOf = (field: string) => {
    const options = [...columns, ...(values[field] ?? []).map(({ value, label }) => always(value, label))];
    const chosen = mapping.columns[field];
    if (!chosen?.startsWith(ALWAYS) || options.some(({ value }) => value === chosen)) return options;
    // What was remembered may be there no more, such as an area that was archived; it is sent until something else is chosen.
    return [...options, always(chosen.slice(ALWAYS.length))];
  };
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="2">
      {Object.keys(targets[kind]).map((field) => (
        <Flex key={field} direction="column" justify="end" minW="0">
          <Text textStyle="xs" color="muted" aria-hidden>
            {labelOf(field)}
          </Text>
          <Select
            size="sm"
            label={labelOf(field)}
            value={mapping.columns[field]}
            disabled={isWriting}
            none={intl.formatMessage(messages.noColumn)}
            options={optionsOf(field)}
            onChange={(column) => map({ columns: { ...mapping.columns, [field]: column } })}
          />
        </Flex>
      ))}
    </SimpleGrid>
  );
}

/** In which system the positions are, if they are not degrees. */
function Coordinates({ kind, file, mapping, isWriting, map }: Shown) {
  const intl = useIntl();
  const { rows } = file;
  const { columns, system } = mapping;
  const codes = useMemo(() => systemsFor(kind, rows, columns), [kind, rows, columns]);
  if (codes.length === 0) return null;
  const options = codes.map((code) => ({ value: code, label: `${systems.get(code)?.name} (EPSG:${code})` }));
  return (
    <Flex mt="3" gap="3" align="center" wrap="wrap">
      <Text>{intl.formatMessage(messages.projected)}</Text>
      <Select
        size="sm"
        w="72"
        label={intl.formatMessage(messages.system)}
        value={system}
        disabled={isWriting}
        none={intl.formatMessage(messages.noSystem)}
        options={options}
        onChange={(code) => map({ system: code })}
      />
    </Flex>
  );
}

/** What words stand for that are not known by themselves. */
function Words({ kind, file, mapping, isWriting, labelOf, map }: Shown) {
  const intl = useIntl();
  const values = useValues(kind);
  const { rows } = file;
  const { columns } = mapping;
  const words = useMemo(() => {
    const there = Object.entries(values).flatMap(([field, options]) =>
      options.length === 0
        ? []
        : [[field, new Set(options.flatMap(({ value, label }) => [wordOf(value), wordOf(label)]))] as const],
    );
    return unknownWords(kind, rows, columns, wordsOf(intl), Object.fromEntries(there));
  }, [kind, rows, columns, values, intl]);
  if (words.length === 0) return null;
  const choose = (field: string, text: string, value: string | number | undefined) => {
    const { [wordOf(text)]: _, ...others } = mapping.values[field] ?? {};
    const chosen = value === undefined ? others : { ...others, [wordOf(text)]: String(value) };
    map({ values: { ...mapping.values, [field]: chosen } });
  };
  return (
    <Box as="section" aria-label={intl.formatMessage(messages.words)} mt="3">
      <Text fontWeight="medium" mb="2">
        {intl.formatMessage(messages.words)}
      </Text>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, lg: 2 }} columnGap="6" rowGap="2">
        {words.slice(0, MOST_WORDS).map(({ field, text, rows: count }) => (
          <Flex as="li" key={`${field} ${text}`} gap="2" align="center" wrap="wrap" minW="0">
            <Box flex="1 1 8rem" minW="0">
              <Text fontWeight="medium" truncate title={text}>
                {text}
              </Text>
              <Text textStyle="secondary">{intl.formatMessage(messages.word, { field: labelOf(field), count })}</Text>
            </Box>
            <Select
              size="sm"
              flex="0 1 10rem"
              label={intl.formatMessage(messages.meaning, { field: labelOf(field), word: text })}
              value={mapping.values[field]?.[wordOf(text)]}
              disabled={isWriting}
              none={intl.formatMessage(messages.noMeaning)}
              options={(values[field] ?? []).map(({ value, label }) => ({ value: String(value), label }))}
              onChange={(value) => choose(field, text, value)}
            />
          </Flex>
        ))}
      </SimpleGrid>
      {words.length > MOST_WORDS ? (
        <Text mt="2" textStyle="secondary">
          {intl.formatMessage(messages.moreWords, { count: words.length - MOST_WORDS })}
        </Text>
      ) : null}
    </Box>
  );
}
