import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LinkDelivery, UserRecord } from '@/api/generated/dashboard.schemas';
import {
  getListUserSessionsQueryKey,
  endUserSessions,
  resetSecondFactor,
  sendUserLink,
  useListUserSessions,
} from '@/api/generated/users/users';
import { useQueryClient } from '@tanstack/react-query';
import { SessionRows } from '@/auth/SessionRows';
import { useMe } from '@/auth/useSession';
import { FieldDetails } from '@/fields/FieldDetails';
import { reasonOf } from '@/table/BulkReportDialog';
import { CommandButton } from '@/table/CommandButton';
import { Section } from '@/table/DescriptionList';
import { useSave } from '@/table/useSave';
import { ConfirmDialog } from '@/ui/dialogs';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonLines } from '@/ui/Skeletons';
import { toast } from '@/ui/toast';
import { users } from './commands';
import { userFields } from './fields';
import { LinkBox, type GivenLink } from './LinkBox';
import { userMessages as messages } from './messages';

interface UserDetailsProps {
  user: UserRecord;
  /** The link that was just made for this user. */
  link: GivenLink | undefined;
  onLink: (link: GivenLink) => void;
}

const { invited_until: _, ...withoutInvitation } = userFields;

/** A user in the drawer: fields, access, sessions. */
export function UserDetails({ user, link, onLink }: UserDetailsProps) {
  const fields = user.state === 'invited' ? userFields : withoutInvitation;
  return (
    <>
      {link?.url && link.state === user.state ? (
        <LinkBox url={link.url} expires={link.expires_at} name={user.name} />
      ) : null}
      <FieldDetails fields={fields} record={user} />
      <Access user={user} onLink={onLink} />
      {user.state === 'active' ? <Sessions user={user} /> : null}
    </>
  );
}

/** Does something and says why it did not work. */
function useAttempt() {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast(intl.formatMessage(messages.failed, { reason: reasonOf(error, intl) }), { variant: 'error' });
    }
    setPending(false);
  };
  return { pending, attempt };
}

function Access({ user, onLink }: Pick<UserDetailsProps, 'user' | 'onLink'>) {
  const intl = useIntl();
  const own = useMe().id === user.id;
  const { update, settle } = useSave(users);
  const { pending, attempt } = useAttempt();
  const [asking, ask] = useState<'deactivate' | 'reset'>();
  const { id, name, email, state } = user;
  const buttons = useRef<HTMLDivElement>(null);
  const switchButton = () => buttons.current?.querySelector<HTMLElement>('[data-switch]') ?? null;
  const switched = useRef(false);
  // Deactivate and Activate take each other's place; a second factor that is reset takes its button along.
  useEffect(() => {
    if (switched.current) switchButton()?.focus();
    switched.current = false;
  }, [state, user.second_factor]);
  const reset = () =>
    attempt(async () => {
      switched.current = true;
      await resetSecondFactor(id);
      toast(intl.formatMessage(messages.factorReset, { name }));
      settle();
    });
  const send = (delivery: LinkDelivery) =>
    attempt(async () => {
      const { link } = await sendUserLink(id, { delivery });
      onLink({ ...link, user: id, state });
      if (!link.url) toast(intl.formatMessage(messages.mailed, { email }));
      settle();
    });
  const change = (to: 'active' | 'deactivated') =>
    attempt(async () => {
      switched.current = true;
      await update(user, { state: to });
      settle();
      toast(intl.formatMessage(to === 'active' ? messages.activated : messages.deactivated, { name }));
    });
  const links =
    state === 'invited'
      ? ([
          ['mail', messages.mailInvitation],
          ['link', messages.linkInvitation],
        ] as const)
      : ([
          ['mail', messages.mailPassword],
          ['link', messages.linkPassword],
        ] as const);
  return (
    <Section title={intl.formatMessage(messages.access)}>
      <Flex gap="2" wrap="wrap" ref={buttons}>
        {state === 'deactivated'
          ? null
          : links.map(([delivery, message]) => (
              <CommandButton
                key={delivery}
                variant="outline"
                disabled={own}
                // Not disabled meanwhile, which would take the focus.
                aria-busy={pending}
                reason={own ? intl.formatMessage(messages.ownPassword) : ''}
                onClick={() => pending || void send(delivery)}
              >
                {intl.formatMessage(message)}
              </CommandButton>
            ))}
        {state === 'deactivated' ? (
          <Button data-switch variant="outline" aria-busy={pending} onClick={() => pending || void change('active')}>
            {intl.formatMessage(messages.activate)}
          </Button>
        ) : (
          <CommandButton
            data-switch
            variant="outline"
            disabled={own}
            // Not disabled meanwhile: the question gives it the focus back.
            aria-busy={pending}
            reason={own ? intl.formatMessage(messages.ownState) : ''}
            onClick={() => pending || ask('deactivate')}
          >
            {intl.formatMessage(messages.deactivate)}
          </CommandButton>
        )}
        {user.second_factor ? (
          <CommandButton
            variant="outline"
            disabled={own}
            aria-busy={pending}
            reason={own ? intl.formatMessage(messages.ownFactor) : ''}
            onClick={() => pending || ask('reset')}
          >
            {intl.formatMessage(messages.resetFactor)}
          </CommandButton>
        ) : null}
      </Flex>
      <ConfirmDialog
        open={asking !== undefined}
        danger
        fallbackFocus={switchButton}
        title={intl.formatMessage(asking === 'reset' ? messages.resetTitle : messages.deactivateTitle, { name })}
        confirmLabel={intl.formatMessage(asking === 'reset' ? messages.resetFactor : messages.deactivate)}
        onClose={() => ask(undefined)}
        onConfirm={() => {
          ask(undefined);
          void (asking === 'reset' ? reset() : change('deactivated'));
        }}
      >
        {intl.formatMessage(asking === 'reset' ? messages.resetText : messages.deactivateText)}
      </ConfirmDialog>
    </Section>
  );
}

function Sessions({ user: { id, name } }: { user: UserRecord }) {
  const intl = useIntl();
  const client = useQueryClient();
  const { pending, attempt } = useAttempt();
  const { data, error, refetch } = useListUserSessions(id);
  const end = () =>
    attempt(async () => {
      await endUserSessions(id);
      toast(intl.formatMessage(messages.sessionsEnded, { name }));
      await client.invalidateQueries({ queryKey: getListUserSessionsQueryKey(id) });
    });
  const own = useMe().id === id;
  return (
    <Section
      title={intl.formatMessage(messages.sessions)}
      action={
        // One's own are ended in the settings. It stays when there are none left: it has the focus then.
        own ? null : (
          <CommandButton
            size="sm"
            variant="outline"
            disabled={!data?.sessions.length}
            aria-busy={pending}
            reason={data ? intl.formatMessage(messages.noSessions) : ''}
            onClick={() => pending || void end()}
          >
            {intl.formatMessage(messages.endSessions)}
          </CommandButton>
        )
      }
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines lines={3} />
      ) : data.sessions.length === 0 ? (
        <Text color="muted">{intl.formatMessage(messages.noSessions)}</Text>
      ) : (
        <SessionRows sessions={data.sessions} />
      )}
    </Section>
  );
}
