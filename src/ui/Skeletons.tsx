import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { common } from '@/i18n/common';
import { VisuallyHidden } from './VisuallyHidden';

const WIDTHS = ['72%', '54%', '83%', '61%', '47%', '76%'];
const indexes = (n: number) => Array.from({ length: n }, (_, i) => i);

const Busy = () => (
  <VisuallyHidden role="status">
    <FormattedMessage {...common.loading} />
  </VisuallyHidden>
);

/** The shape of a table that is loading: rows of 40 px, cells of uneven length. */
export function SkeletonRows({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Box>
      <Busy />
      {indexes(rows).map((row) => (
        <Grid
          key={row}
          aria-hidden
          templateColumns={`repeat(${columns}, 1fr)`}
          alignItems="center"
          h="10"
          gap="6"
          px="3"
          borderBottomWidth="1px"
        >
          {indexes(columns).map((column) => (
            <Skeleton key={column} loading h="3.5" w={WIDTHS[(row + column * 2) % WIDTHS.length]} />
          ))}
        </Grid>
      ))}
    </Box>
  );
}

/** The shape of cards that are loading. */
export function SkeletonCards({ cards = 4, height = '28' }: { cards?: number; height?: string }) {
  return (
    <Box>
      <Busy />
      <Grid aria-hidden templateColumns="repeat(auto-fill, minmax(13rem, 1fr))" gap="4">
        {indexes(cards).map((card) => (
          <Flex key={card} layerStyle="card" direction="column" p="4" gap="3" minH={height}>
            <Skeleton loading h="3" w="40%" />
            <Skeleton loading h="8" w="60%" />
            <Skeleton loading h="3" w="80%" />
          </Flex>
        ))}
      </Grid>
    </Box>
  );
}

/** The shape of a text or form area that is loading. */
export function SkeletonLines({ lines = 4 }: { lines?: number }) {
  return (
    <Flex direction="column" gap="3">
      <Busy />
      {indexes(lines).map((line) => (
        <Skeleton key={line} aria-hidden loading h="3.5" w={WIDTHS[line % WIDTHS.length]} />
      ))}
    </Flex>
  );
}
