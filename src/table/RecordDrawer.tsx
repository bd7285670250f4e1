import { Box, Flex } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { statusOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { NotAllowed } from '@/ui/NotAllowed';
import { SideDrawer } from '@/ui/dialogs';
import { SkeletonLines } from '@/ui/Skeletons';
import type { RowCommands } from './rowCommands';

interface RecordDrawerProps<T> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Undefined while it loads. */
  record: T | undefined;
  error: unknown;
  onRetry: () => void;
  /** Said when the record does not exist. */
  notFound: string;
  commands: RowCommands<T>;
  children: (record: T) => ReactNode;
}

/** The details of one record beside its table, with its commands, its skeleton and what is said when it cannot be had. */
export function RecordDrawer<T>(props: RecordDrawerProps<T>) {
  const { open, onClose, title, record, error, onRetry, notFound, commands, children } = props;
  const gone = statusOf(error) === 404;
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      size="lg"
      title={title}
      extra={record ? <Commands record={record} commands={commands} /> : null}
    >
      {record ? (
        <Flex direction="column" gap="6" pb="6">
          {children(record)}
        </Flex>
      ) : statusOf(error) === 403 ? (
        <NotAllowed />
      ) : error ? (
        <ErrorState message={gone ? notFound : undefined} onRetry={gone ? undefined : onRetry} />
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
  ].map(({ message, icon, act, why }) => (
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
  ));
}
