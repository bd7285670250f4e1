import { Box, Flex } from '@chakra-ui/react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isLost, statusOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { NotAllowed } from '@/ui/NotAllowed';
import { SideDrawer } from '@/ui/dialogs';
import { SkeletonLines } from '@/ui/Skeletons';
import type { Rec } from './resource';
import type { RowCommands } from './rowCommands';
import { tabStop } from './useBackToTable';
import type { Records } from './useRecords';

interface RecordDrawerProps<R extends Rec, I> {
  records: Records<R, I>;
  children: (record: R) => ReactNode;
}

/** The details of one record beside its table, with its commands, its skeleton and what is said when it cannot be had. */
export function RecordDrawer<R extends Rec, I>({ records, children }: RecordDrawerProps<R, I>) {
  const intl = useIntl();
  const { resource, commands, openId, openKey = openId, open } = records;
  // What is shown stays while the drawer closes.
  const [shownKey, setShownKey] = useState(openKey);
  if (openKey !== undefined && openKey !== shownKey) setShownKey(openKey);
  const { data, error, refetch } = useQuery<Record<string, R>>({
    ...(resource.get((shownKey ?? '') as never) as UseQueryOptions<Record<string, R>>),
    enabled: openKey !== undefined,
  });
  const record = isLost(error) ? undefined : data?.[resource.one];
  const gone = statusOf(error) === 404;
  const { details, title, notFound } = resource.texts;
  return (
    <SideDrawer
      open={openKey !== undefined}
      onClose={() => open()}
      fallbackFocus={tabStop}
      size="lg"
      title={
        record
          ? intl.formatMessage(details, { name: (resource.titleOf ?? resource.nameOf)(record) })
          : intl.formatMessage(title)
      }
      extra={record ? <Commands record={record} commands={commands} /> : null}
    >
      {record ? (
        <Flex direction="column" gap="6" pb="6">
          {children(record)}
        </Flex>
      ) : statusOf(error) === 403 ? (
        <NotAllowed />
      ) : error ? (
        <ErrorState
          message={gone ? intl.formatMessage(notFound) : undefined}
          onRetry={gone ? undefined : () => void refetch()}
        />
      ) : (
        <Box pt="2">
          <SkeletonLines lines={8} />
        </Box>
      )}
    </SideDrawer>
  );
}

function Commands<T>({ record, commands }: { record: T; commands: RowCommands<T> }) {
  const intl = useIntl();
  const { edit, remove, whyNotEdit, whyNotRemove } = commands;
  return [
    { message: common.edit, icon: <Pencil aria-hidden />, act: edit, why: whyNotEdit?.(record) },
    { message: common.delete, icon: <Trash2 aria-hidden />, act: remove, why: whyNotRemove?.(record) },
  ].map(({ message, icon, act, why }) =>
    act ? (
      <IconButton
        key={message.id}
        size="sm"
        label={intl.formatMessage(message)}
        hint={why}
        disabled={Boolean(why)}
        onClick={() => act(record)}
      >
        {icon}
      </IconButton>
    ) : null,
  );
}
