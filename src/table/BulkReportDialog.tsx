import { Box, Button, Text } from '@chakra-ui/react';
import { useIntl, type IntlShape } from 'react-intl';
import { problemOf, statusOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { ModalDialog } from '@/ui/dialogs';
import type { BulkReport } from './bulk';
import { tableMessages } from './messages';

interface BulkReportDialogProps<T> {
  title: string;
  report: BulkReport<T>;
  nameOf: (row: T) => string;
  onClose: () => void;
  /** Without it there is nothing that could be tried again. */
  onRetry: (() => void) | undefined;
}

/** Which rows of a bulk action failed and why. */
export function BulkReportDialog<T>({ title, report, nameOf, onClose, onRetry }: BulkReportDialogProps<T>) {
  const intl = useIntl();
  const { done, failed, skipped } = report;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {intl.formatMessage(common.close)}
          </Button>
          {onRetry ? <Button onClick={onRetry}>{intl.formatMessage(tableMessages.bulkRetry)}</Button> : null}
        </>
      }
    >
      <Text fontWeight="medium">
        {intl.formatMessage(tableMessages.bulkFailed, {
          done: done.length,
          total: done.length + failed.length + skipped.length,
          failed: failed.length,
        })}
      </Text>
      {skipped.length > 0 ? (
        <Text>{intl.formatMessage(tableMessages.bulkSkipped, { count: skipped.length })}</Text>
      ) : null}
      {failed.length > 0 ? (
        <Box as="ul" aria-label={intl.formatMessage(tableMessages.bulkReport)} mt="3" ps="0" listStyleType="none">
          {failed.map(({ row, error }) => (
            <Box as="li" key={nameOf(row)} py="1.5" borderTopWidth="1px">
              <Text as="span" fontWeight="semibold">
                {nameOf(row)}:
              </Text>{' '}
              <Text as="span" color="muted">
                {reasonOf(error, intl)}
              </Text>
            </Box>
          ))}
        </Box>
      ) : null}
    </ModalDialog>
  );
}

/** Why a write failed, in the user's words where we have them; follows a colon. */
export function reasonOf(error: unknown, intl: IntlShape): string {
  const status = statusOf(error);
  if (status === 412) return intl.formatMessage(tableMessages.changedMeanwhile);
  if (status === 401) return intl.formatMessage(tableMessages.sessionEndedReason);
  const problem = problemOf(error);
  // A reason of its own is no matter of the role.
  if (status === 403 && !problem?.errors) return intl.formatMessage(tableMessages.notAllowedReason);
  return (
    problem?.errors?.[0]?.message ?? problem?.detail ?? problem?.title ?? intl.formatMessage(tableMessages.failedReason)
  );
}
