import { Box, Button, Flex } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFinishDay, useListFinishedDays, useReopenDay } from '@/api/generated/shifts/shifts';
import { ConfirmDialog } from '@/ui/dialogs';
import { toast } from '@/ui/toast';
import { useCalendar } from '../grid/context';
import { timesOf } from '../labels';
import type { Block } from '../model/blocks';
import { dayMessages as messages } from './messages';

interface Props {
  day: string;
  /** The trucks' shifts of the day. */
  blocks: readonly Block[];
  /** What areas lack, as sentences. */
  lacking: readonly string[];
}

/** Calls the plan of a day finished, after open gaps have been listed once; on a finished day a mark and the way back. */
export function FinishDay({ day, blocks, lacking }: Props) {
  const { formatMessage } = useIntl();
  const { writable } = useCalendar();
  const [asking, setAsking] = useState(false);
  const { data } = useListFinishedDays({ start_date: day, end_date: day });
  const onError = () => toast(formatMessage(messages.finishFailed), { variant: 'error' });
  const finish = useFinishDay({ mutation: { onError, onSettled: () => setAsking(false) } });
  const reopen = useReopenDay({ mutation: { onError } });
  const gaps = [
    ...blocks
      .filter(({ entry }) => !entry.driver_id)
      .map(({ key, entry }) => formatMessage(messages.noDriver, { truck: key, times: timesOf(entry) })),
    ...lacking,
  ];
  if (!data) return null;
  if (data.finished_days.includes(day))
    return (
      <Flex align="center" gap="2">
        <Flex align="center" gap="1" color="success.fg" role="status">
          <CircleCheck size={16} aria-hidden />
          {formatMessage(messages.finished)}
        </Flex>
        {writable ? (
          <Button size="sm" variant="outline" onClick={() => reopen.mutate({ workDate: day })}>
            {formatMessage(messages.reopen)}
          </Button>
        ) : null}
      </Flex>
    );
  if (!writable) return null;
  const save = () => finish.mutate({ workDate: day });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => (gaps.length > 0 ? setAsking(true) : save())}>
        {formatMessage(messages.finish)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={formatMessage(messages.finishTitle, { n: gaps.length })}
        confirmLabel={formatMessage(messages.finishAnyway)}
        pending={finish.isPending}
        onConfirm={save}
        onClose={() => setAsking(false)}
      >
        <Box as="ul" ps="5">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </Box>
      </ConfirmDialog>
    </>
  );
}
