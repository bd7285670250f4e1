import { Button, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { LevelMapping, MachineToken } from '@/api/generated/dashboard.schemas';
import { setTokenMapping, useRevokeToken } from '@/api/generated/tokens/tokens';
import { useMe } from '@/auth/useSession';
import { FieldDetails } from '@/fields/FieldDetails';
import { RecordHistory } from '@/fields/onDemand';
import { ifMatch, isLost } from '@/form/problem';
import { common } from '@/i18n/common';
import { reasonOf } from '@/table/BulkReportDialog';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import type { Rec, Resource } from '@/table/resource';
import { ConfirmDialog, SideDrawer } from '@/ui/dialogs';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { onDemand } from '@/ui/onDemand';
import { historyFields, tokenFields, tokens } from './list';
import { tokenLabels, tokenMessages as messages } from './messages';

const route = getRouteApi('/_main/account/tokens');
// A token is made and revoked; what changes is its mapping, in a form of its own.
const history = { resource: { list: 'tokens' } as Resource<Rec, unknown, never>, whyNot: undefined };
const MappingDialog = onDemand(() => import('./MappingDialog').then((m) => m.MappingDialog));
const TokenDialog = onDemand(() => import('./TokenDialog').then((m) => m.TokenDialog));

/** Tokens of machines, for administrators. */
export function TokensScreen() {
  const intl = useIntl();
  const list = useList(tokens, route.useSearch(), route.useNavigate());
  const [creating, setCreating] = useState(false);
  const [open, setOpen] = useState<MachineToken>();
  const [mapping, setMapping] = useState<MachineToken>();
  const row = list.rows?.find(({ id }) => id === open?.id);
  // Somebody else may have changed it since it was opened.
  const shown = row && open && row.updated_at >= open.updated_at ? row : open;
  const create = (
    <Button onClick={() => setCreating(true)}>
      <Plus aria-hidden />
      {intl.formatMessage(messages.create)}
    </Button>
  );
  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(messages.title)} actions={create} />
      <ListToolbar list={list} />
      <ListTable list={list} onOpen={setOpen} openId={open?.id} />
      <Details token={shown} onClose={() => setOpen(undefined)} onMap={setMapping} onChange={setOpen} />
      {creating ? <TokenDialog onClose={() => setCreating(false)} /> : null}
      {mapping ? <MappingDialog token={mapping} onClose={() => setMapping(undefined)} onSaved={setOpen} /> : null}
    </TableFrame>
  );
}

interface DetailsProps {
  token: MachineToken | undefined;
  onClose: () => void;
  onMap: (token: MachineToken) => void;
  onChange: (token: MachineToken) => void;
}

function Details({ token, onClose, onMap, onChange }: DetailsProps) {
  const intl = useIntl();
  const me = useMe();
  const [asking, ask] = useState(false);
  const { mutateAsync, isPending } = useRevokeToken();
  const queries = useQueryClient();
  const name = token?.name ?? '';
  /** Somebody was faster: what they have made of it is read again, and one that they have revoked is not shown any more. */
  const refused = (error: unknown, said: MessageDescriptor) => {
    toast(intl.formatMessage(said, { reason: reasonOf(error, intl) }), { variant: 'error' });
    if (isLost(error)) onClose();
    void queries.invalidateQueries({ queryKey: ['tokens'] });
  };
  const revoke = async () => {
    if (!token) return;
    try {
      await mutateAsync({ id: token.id });
      toast(intl.formatMessage(messages.revoked, { name }));
      onClose();
    } catch (error) {
      refused(error, messages.failed);
    }
    ask(false);
  };
  const [isMapping, setIsMapping] = useState(false);
  /** Takes the mapping away, or gives back the one that was. */
  const map = async (to: LevelMapping | null, from: MachineToken) => {
    setIsMapping(true);
    try {
      const { token: saved } = await setTokenMapping(from.id, { mapping: to }, ifMatch(from));
      onChange(saved);
      await queries.invalidateQueries({ queryKey: ['tokens'] });
      const action = { label: intl.formatMessage(common.undo), onClick: () => void map(from.mapping ?? null, saved) };
      toast(
        intl.formatMessage(to ? messages.mappedAgain : messages.unmapped, { name: from.name }),
        to ? {} : { action },
      );
    } catch (error) {
      refused(error, messages.notMapped);
    }
    setIsMapping(false);
  };
  const mayMap = token?.scopes.includes('levels:write') && me.permissions.includes('tokens:write');
  return (
    <>
      <SideDrawer
        open={token !== undefined}
        onClose={onClose}
        title={intl.formatMessage(messages.details, { name })}
        footer={
          <>
            {token && mayMap ? (
              <Button variant="outline" onClick={() => onMap(token)}>
                {intl.formatMessage(tokenLabels.mapping)}
              </Button>
            ) : null}
            {token?.mapping && mayMap ? (
              <Button variant="outline" aria-busy={isMapping} onClick={() => isMapping || void map(null, token)}>
                {intl.formatMessage(messages.unmap)}
              </Button>
            ) : null}
            <Button variant="outline" onClick={() => ask(true)}>
              {intl.formatMessage(messages.revoke)}
            </Button>
          </>
        }
      >
        {token ? (
          <Flex direction="column" gap="6">
            <FieldDetails fields={tokenFields} record={token} />
            <RecordHistory records={history} record={token} fields={historyFields} />
          </Flex>
        ) : null}
      </SideDrawer>
      <ConfirmDialog
        open={asking}
        danger
        pending={isPending}
        title={intl.formatMessage(messages.revokeTitle, { name })}
        confirmLabel={intl.formatMessage(messages.revoke)}
        onClose={() => ask(false)}
        onConfirm={() => void revoke()}
      >
        {intl.formatMessage(messages.revokeText)}
      </ConfirmDialog>
    </>
  );
}
