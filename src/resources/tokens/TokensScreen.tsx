import { Button } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MachineToken } from '@/api/generated/dashboard.schemas';
import { useRevokeToken } from '@/api/generated/tokens/tokens';
import { useMe } from '@/auth/useSession';
import { FieldFacts } from '@/fields/FieldFacts';
import { reasonOf } from '@/table/BulkReportDialog';
import { EmptyRows } from '@/table/EmptyRows';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { ConfirmDialog, SideDrawer } from '@/ui/dialogs';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { tokenFields, tokens } from './list';
import { tokenMessages as messages } from './messages';

const route = getRouteApi('/_main/account/tokens');
const MappingDialog = lazy(() => import('./MappingDialog').then((m) => ({ default: m.MappingDialog })));
const TokenDialog = lazy(() => import('./TokenDialog').then((m) => ({ default: m.TokenDialog })));

/** Tokens of machines, for administrators. */
export function TokensScreen() {
  const intl = useIntl();
  const list = useList(tokens, route.useSearch(), route.useNavigate());
  const [creating, setCreating] = useState(false);
  const [open, setOpen] = useState<MachineToken>();
  const [mapping, setMapping] = useState<MachineToken>();
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
      <ListTable
        list={list}
        onOpen={setOpen}
        openId={open?.id}
        empty={
          <EmptyRows state={list.state} filters={list.filters}>
            {intl.formatMessage(messages.empty)}
          </EmptyRows>
        }
      />
      <Pager state={list.state} total={list.total} />
      <Details token={open} onClose={() => setOpen(undefined)} onMap={setMapping} />
      {creating ? (
        <Suspense>
          <TokenDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
      {mapping ? (
        <Suspense>
          <MappingDialog token={mapping} onClose={() => setMapping(undefined)} onSaved={setOpen} />
        </Suspense>
      ) : null}
    </TableFrame>
  );
}

interface DetailsProps {
  token: MachineToken | undefined;
  onClose: () => void;
  onMap: (token: MachineToken) => void;
}

function Details({ token, onClose, onMap }: DetailsProps) {
  const intl = useIntl();
  const me = useMe();
  const [asking, ask] = useState(false);
  const { mutateAsync, isPending } = useRevokeToken();
  const name = token?.name ?? '';
  const revoke = async () => {
    if (!token) return;
    try {
      await mutateAsync({ id: token.id });
      toast(intl.formatMessage(messages.revoked, { name }));
      onClose();
    } catch (error) {
      toast(intl.formatMessage(messages.failed, { reason: reasonOf(error, intl) }), { variant: 'error' });
    }
    ask(false);
  };
  return (
    <>
      <SideDrawer
        open={token !== undefined}
        onClose={onClose}
        title={intl.formatMessage(messages.details, { name })}
        footer={
          <>
            {token?.scopes.includes('levels:write') && me.permissions.includes('tokens:write') ? (
              <Button variant="outline" onClick={() => onMap(token)}>
                {intl.formatMessage(messages.payloads)}
              </Button>
            ) : null}
            <Button variant="outline" onClick={() => ask(true)}>
              {intl.formatMessage(messages.revoke)}
            </Button>
          </>
        }
      >
        {token ? <FieldFacts fields={tokenFields} record={token} /> : null}
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
