import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { inviteUser } from '@/api/generated/users/users';
import type { UserInput, UserRecord } from '@/api/generated/dashboard.schemas';
import { useMe } from '@/auth/useSession';
import { RecordDetails, RecordEditor } from '@/fields/onDemand';
import { useLanguage } from '@/i18n/language';
import { ListHeader } from '@/table/ListHeader';
import { ListToolbar } from '@/table/ListToolbar';
import { RecordRows } from '@/table/RecordRows';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { useOpenById, useRecords } from '@/table/useRecords';
import { ConfirmDialog } from '@/ui/dialogs';
import { onDemand } from '@/ui/onDemand';
import { users } from './commands';
import { invitationFields, ownFields, userFields } from './fields';
import type { GivenLink } from './LinkBox';
import { userMessages as messages } from './messages';

const route = getRouteApi('/_main/account/users');
const UserDetails = onDemand(() => import('./UserDetails').then((m) => m.UserDetails));

export function UsersScreen() {
  const intl = useIntl();
  const me = useMe();
  const [language] = useLanguage();
  const list = useList(users, route.useSearch(), route.useNavigate());
  const [link, setLink] = useState<GivenLink>();
  const [removing, setRemoving] = useState<UserRecord>();
  const before = useRecords(users, useOpenById(list));
  const { editing, whyNot } = before;
  const commands = useMemo(() => {
    const whyNotRemove = ({ state }: UserRecord) =>
      whyNot ?? (state === 'active' ? intl.formatMessage(messages.deactivateFirst) : undefined);
    return { ...before.commands, remove: setRemoving, whyNotRemove };
  }, [before.commands, whyNot, intl]);
  // The link is in this one response and nowhere else.
  const invite = async (input: UserInput) => {
    const invited = await inviteUser(input);
    setLink({ ...invited.link, user: invited.user.id, state: invited.user.state });
    return invited;
  };
  const records = { ...before, commands, resource: { ...users, create: invite } };
  const newFields = useMemo(() => invitationFields(language), [language]);
  const fields = editing === 'new' ? newFields : editing?.id === me.id ? ownFields : userFields;
  return (
    <TableFrame>
      <ListHeader records={records} />
      <ListToolbar list={list} />
      <RecordRows list={list} records={records} />
      <RecordDetails records={records} fields={userFields}>
        {(user) => <UserDetails user={user} link={link?.user === user.id ? link : undefined} onLink={setLink} />}
      </RecordDetails>
      <RecordEditor records={records} fields={fields} />
      <ConfirmDialog
        open={removing !== undefined}
        danger
        title={intl.formatMessage(messages.removeTitle, { name: removing?.name ?? '' })}
        confirmLabel={intl.formatMessage(messages.remove)}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          if (removing) before.remove([removing]);
          setRemoving(undefined);
        }}
      >
        {intl.formatMessage(messages.removeText)}
      </ConfirmDialog>
    </TableFrame>
  );
}
