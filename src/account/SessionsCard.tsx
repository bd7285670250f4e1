import { Button, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  endOtherSessions,
  endSession,
  getListSessionsQueryKey,
  useListSessions,
} from '@/api/generated/sessions/sessions';
import { sessionName, SessionRows } from '@/auth/SessionRows';
import { statusOf } from '@/form/problem';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonLines } from '@/ui/Skeletons';
import { toast } from '@/ui/toast';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { accountMessages as messages } from './messages';

/** Where one is signed in; each other session can be ended. */
export function SessionsCard() {
  const intl = useIntl();
  const client = useQueryClient();
  const { data, error, refetch } = useListSessions();
  const [pending, setPending] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useKeptFocus(card);
  const end = async (work: Promise<unknown>, n: number) => {
    setPending(true);
    // One that is no more was ended in another tab or by an administrator.
    const failed = await work.then(
      () => false,
      (error) => statusOf(error) !== 404,
    );
    if (failed) toast(intl.formatMessage(messages.endFailed), { variant: 'error' });
    else toast(intl.formatMessage(messages.ended, { n }));
    await client.invalidateQueries({ queryKey: getListSessionsQueryKey() });
    setPending(false);
  };
  const others = data?.sessions.some(({ current }) => !current);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={<FormattedMessage {...messages.sessions} />}
      description={<FormattedMessage {...messages.sessionsHelp} />}
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines lines={3} />
      ) : (
        <SessionRows
          sessions={data.sessions}
          action={(one) =>
            one.current ? null : (
              <Button
                size="sm"
                variant="ghost"
                disabled={pending}
                aria-busy={pending}
                aria-label={intl.formatMessage(messages.endSessionOf, {
                  number: data.sessions.indexOf(one) + 1,
                  session: sessionName(one, intl),
                })}
                onClick={() => void end(endSession(one.id), 1)}
              >
                <FormattedMessage {...messages.endSession} />
              </Button>
            )
          }
        />
      )}
      {others ? (
        <Flex justify="flex-end" mt="2">
          <Button
            size="sm"
            variant="outline"
            disabled={pending}
            aria-busy={pending}
            onClick={() => void end(endOtherSessions(), 2)}
          >
            <FormattedMessage {...messages.endOthers} />
          </Button>
        </Flex>
      ) : null}
    </Card>
  );
}
