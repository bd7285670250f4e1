import { Box, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paletteMessages } from '../shell/messages';
import type { Result, ResultGroup } from './useResults';

interface ResultListProps {
  id: string;
  groups: ResultGroup[];
  active: Result | undefined;
  onHover: (result: Result) => void;
  onFollow: (result: Result) => void;
}

/** The list box of the palette; option `n` has the id `<id>-<n>`. */
export function ResultList({ id, groups, active, onHover, onFollow }: ResultListProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  const all = groups.flatMap(({ results }) => results);
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={intl.formatMessage(paletteMessages.title)}
      overflowY="auto"
      px="2"
    >
      {groups.map(({ title, results }) => (
        <Box key={title.id} role="group" aria-labelledby={`${id}-${title.id}`} py="1.5">
          <Text id={`${id}-${title.id}`} textStyle="label" px="2" py="1">
            <FormattedMessage {...title} />
          </Text>
          {results.map((result) => (
            <Option
              key={result.id}
              id={`${id}-${all.indexOf(result)}`}
              result={result}
              selected={result.id === active?.id}
              onHover={onHover}
              onFollow={onFollow}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  result: Result;
  selected: boolean;
  onHover: (result: Result) => void;
  onFollow: (result: Result) => void;
}

const Option = ({ id, result, selected, onHover, onFollow }: OptionProps) => (
  <Box
    id={id}
    role="option"
    aria-selected={selected}
    display="flex"
    alignItems="center"
    gap="3"
    minH="9"
    px="2"
    borderRadius="md"
    cursor="pointer"
    bg={selected ? 'accent.muted' : undefined}
    color={selected ? 'accent.fg' : undefined}
    onPointerMove={() => !selected && onHover(result)}
    onClick={() => onFollow(result)}
  >
    <Text as="span" fontWeight="medium" whiteSpace="nowrap">
      {result.name}
    </Text>
    {result.detail ? (
      <Text as="span" textStyle="sm" color={selected ? 'inherit' : 'muted'} truncate>
        {result.detail}
      </Text>
    ) : null}
  </Box>
);
