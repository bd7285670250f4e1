import { Flex, NativeSelect, Text } from '@chakra-ui/react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { tableMessages } from './messages';
import { PAGE_SIZES, type TableSearch } from './search';
import { lastPage, type TableState } from './useTableState';

interface PagerProps<S extends TableSearch> {
  state: TableState<S>;
  /** Undefined until the first page is here, and when it cannot be had: then nothing is said of pages. */
  total: number | undefined;
}

/** Range and total at the inline start, rows per page and page buttons at the end. */
export function Pager<S extends TableSearch>({ state, total: known }: PagerProps<S>) {
  const intl = useIntl();
  const total = known ?? 0;
  const { search, pageSize } = state;
  const { page } = search;
  const pages = lastPage(total, pageSize);
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  const go = [
    { target: 1, message: tableMessages.firstPage, icon: ChevronFirst },
    { target: page - 1, by: -1, message: tableMessages.previousPage, icon: ChevronLeft },
    { target: page + 1, by: 1, message: tableMessages.nextPage, icon: ChevronRight },
    { target: pages, message: tableMessages.lastPage, icon: ChevronLast },
  ].map(({ target, by, message, icon: Icon }) => (
    <IconButton
      key={message.id}
      size="sm"
      label={intl.formatMessage(message)}
      disabled={target < 1 || target > pages || target === page}
      onClick={() => (by ? state.turnPage(by) : state.setPage(target))}
    >
      <Icon aria-hidden className="dt-flip" />
    </IconButton>
  ));
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      pt="2"
      flexShrink={0}
      // Its place stays, so that the table does not move when the rows come.
      visibility={known === undefined ? 'hidden' : undefined}
    >
      <Text textStyle="secondary" fontVariantNumeric="tabular-nums" role="status">
        {intl.formatMessage(tableMessages.range, { from, to, total })}
      </Text>
      <Flex
        as="nav"
        data-print="none"
        align="center"
        gap={{ base: '0', sm: '1' }}
        wrap="wrap"
        aria-label={intl.formatMessage(tableMessages.pages)}
      >
        <NativeSelect.Root size="sm" w={{ base: '4.5rem', sm: '5.5rem' }}>
          <NativeSelect.Field
            h={{ base: '10', sm: '8' }}
            aria-label={intl.formatMessage(tableMessages.pageSize)}
            value={pageSize}
            onChange={(event) => state.setPageSize(Number(event.target.value))}
          >
            {[...new Set([...PAGE_SIZES, pageSize])].map((size) => (
              <option key={size} value={size}>
                {intl.formatNumber(size)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {go.slice(0, 2)}
        <Text textStyle="secondary" px="1" fontVariantNumeric="tabular-nums">
          {intl.formatMessage(tableMessages.page, { page, pages })}
        </Text>
        {go.slice(2)}
      </Flex>
    </Flex>
  );
}
