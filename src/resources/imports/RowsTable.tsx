import { Box, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ImportKind } from '@/api/generated/dashboard.schemas';
import { StatusMark } from '@/ui/StatusMark';
import type { JudgedRow } from './places';
import { importMessages as messages } from './messages';
import { detailsOf } from './report';

/** Rows of the preview; the report has all. */
const SHOWN = 100;

interface Props {
  rows: readonly JudgedRow[];
  kind: ImportKind;
  /** The line of a row in its file. */
  lineOf: (row: number) => number;
}

/** Refused rows and those that may be there already, or somewhere else, come first: somebody has to look at them. */
const urgency = ({ status, near, far }: JudgedRow) => (status === 'refused' ? 0 : far || near ? 1 : 2);

/** What becomes of each row. */
export function RowsTable({ rows, kind, lineOf }: Props) {
  const intl = useIntl();
  const shown = useMemo(() => rows.toSorted((a, b) => urgency(a) - urgency(b)).slice(0, SHOWN), [rows]);
  return (
    <Box
      position="relative"
      maxH="80"
      overflow="auto"
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage(messages.details)}
    >
      <Box
        as="table"
        w="full"
        textStyle="sm"
        css={{
          '& th, & td': { p: '2', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
          '& th': { position: 'sticky', top: '0', bg: 'surface' },
        }}
      >
        <thead>
          <tr>
            {[messages.row, messages.key, messages.status].map((text) => (
              <th scope="col" key={text.id}>
                {intl.formatMessage(text)}
              </th>
            ))}
            <Box as="th" hideBelow="md">
              {intl.formatMessage(messages.details)}
            </Box>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.row}>
              <td>{lineOf(row.row)}</td>
              <Box as="td" minW="20">
                {row.key}
              </Box>
              <td>
                <StatusMark status={row.status} />
                <Text hideFrom="md">{detailsOf(row, kind, intl, lineOf)}</Text>
              </td>
              <Box as="td" hideBelow="md">
                {detailsOf(row, kind, intl, lineOf)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
      {rows.length > SHOWN ? (
        <Text p="2" textStyle="secondary">
          {intl.formatMessage(messages.more, { count: rows.length - SHOWN })}
        </Text>
      ) : null}
    </Box>
  );
}
