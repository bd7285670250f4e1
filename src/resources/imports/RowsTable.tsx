import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { ImportKind, ImportRow } from '@/api/generated/dashboard.schemas';
import { importLabels, importMessages as messages } from './messages';
import { detailsOf } from './report';

/** Rows of the preview; the report has all. */
const SHOWN = 100;

interface Props {
  rows: readonly ImportRow[];
  kind: ImportKind;
  /** The line of a row in its file. */
  lineOf: (row: number) => number;
}

/** What becomes of each row. */
export function RowsTable({ rows, kind, lineOf }: Props) {
  const intl = useIntl();
  return (
    <Box maxH="80" overflow="auto" tabIndex={0} role="region" aria-label={intl.formatMessage(messages.details)}>
      <Box
        as="table"
        w="full"
        textStyle="sm"
        css={{ '& th, & td': { p: '2', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' } }}
      >
        <thead>
          <tr>
            {[messages.row, messages.key, messages.status, messages.details].map((text) => (
              <th scope="col" key={text.id}>
                {intl.formatMessage(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <tr key={row.row}>
              <td>{lineOf(row.row)}</td>
              <td>{row.key}</td>
              <td>{intl.formatMessage(importLabels[row.status])}</td>
              <td>{detailsOf(row, kind, intl, lineOf)}</td>
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
