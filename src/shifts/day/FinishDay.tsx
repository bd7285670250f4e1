import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFinishDay, useListFinishedDays, useReopenDay } from '@/api/generated/shifts/shifts';
import { useMe } from '@/auth/useSession';
import { statusOf } from '@/form/problem';
import { CommandButton } from '@/table/CommandButton';
import { ConfirmDialog } from '@/ui/dialogs';
import { toast } from '@/ui/toast';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useCalendar } from '../grid/context';
import { timesOf } from '../labels';
import type { Slot } from '../schedule/gaps';
import { dayMessages as messages } from './messages';

interface Props {
  day: string;
  /** What areas lack, as sentences, with the shifts and tours that have no driver. */
  gaps: readonly { text: string; slots: readonly Slot[] }[];
}

/** Calls the plan of a day finished, after open gaps have been listed once; on a finished day a mark and the way back. */
export function FinishDay({ day, gaps }: Props) {
  const { formatMessage } = useIntl();
  const { writable } = useCalendar();
  const { limited_to_areas: isLimited } = useMe();
  const [asking, setAsking] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  const { data } = useListFinishedDays({ start_date: day, end_date: day });
  // Those limited to areas cannot, also when that has just been decided: the plan is that of all.
  const onError = (error: unknown) =>
    toast(formatMessage(statusOf(error) === 409 ? messages.wholeCity : messages.finishFailed), { variant: 'error' });
  const finish = useFinishDay({ mutation: { onError, onSettled: () => setAsking(false) } });
  const reopen = useReopenDay({ mutation: { onError } });
  const open = gaps.flatMap(({ slots }) => slots);
  const reason = formatMessage(messages.wholeCity);
  const command = { size: 'sm', variant: 'outline', disabled: isLimited ?? false, reason } as const;
  const save = () => finish.mutate({ workDate: day });
  return (
    <Box ref={part} tabIndex={-1}>
      {data?.finished_days.includes(day) ? (
        <Flex align="center" gap="2">
          <Flex align="center" gap="1" color="success.fg" role="status">
            <CircleCheck size={16} aria-hidden />
            {formatMessage(messages.finished)}
          </Flex>
          {writable ? (
            <CommandButton {...command} onClick={() => reopen.mutate({ workDate: day })}>
              {formatMessage(messages.reopen)}
            </CommandButton>
          ) : null}
        </Flex>
      ) : data && writable ? (
        <>
          <CommandButton {...command} onClick={() => (open.length > 0 ? setAsking(true) : save())}>
            {formatMessage(messages.finish)}
          </CommandButton>
          <ConfirmDialog
            open={asking}
            title={formatMessage(messages.finishTitle, { n: open.length })}
            confirmLabel={formatMessage(messages.finishAnyway)}
            pending={finish.isPending}
            onConfirm={save}
            onClose={() => setAsking(false)}
          >
            <Box as="ul" ps="5">
              {gaps.map(({ text, slots }) => (
                <li key={text}>
                  {text}
                  {slots.map(({ plate, tour, shift }) => (
                    <Text key={`${plate}/${tour?.id ?? shift?.start_time}`} color="muted">
                      {[plate, shift ? timesOf(shift) : tour?.route_name].join(', ')}
                    </Text>
                  ))}
                </li>
              ))}
            </Box>
          </ConfirmDialog>
        </>
      ) : null}
    </Box>
  );
}
