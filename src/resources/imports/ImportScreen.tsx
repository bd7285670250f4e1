import { Button, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Import } from '@/api/generated/dashboard.schemas';
import { getImport, useUndoImport } from '@/api/generated/imports/imports';
import { staleAfter } from '@/api/stale';
import { FieldDetails } from '@/fields/FieldDetails';
import { problemOf } from '@/form/problem';
import { reasonOf } from '@/table/BulkReportDialog';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { ConfirmDialog, SideDrawer } from '@/ui/dialogs';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeletons';
import { toast } from '@/ui/toast';
import { onDemand } from '@/ui/onDemand';
import { importFields, imports } from './list';
import { importMessages as messages } from './messages';
import { reasonIn } from './reasons';

const route = getRouteApi('/_main/dt/import');
const ImportFile = onDemand(
  () => import('./ImportFile').then((m) => m.ImportFile),
  <SkeletonRows rows={2} columns={2} />,
);

/** Files are taken in above, and taken back below. */
export function ImportScreen() {
  const intl = useIntl();
  const list = useList(imports, route.useSearch(), route.useNavigate());
  const [open, setOpen] = useState<Import>();
  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(messages.title)} />
      <ImportFile />
      <ListToolbar list={list} />
      <ListTable list={list} onOpen={setOpen} openId={open?.id} />
      {/* As the list has it by now: another tab may have taken it back. */}
      <Details one={list.rows?.find(({ id }) => id === open?.id) ?? open} onClose={() => setOpen(undefined)} />
    </TableFrame>
  );
}

function Details({ one, onClose }: { one: Import | undefined; onClose: () => void }) {
  const intl = useIntl();
  const client = useQueryClient();
  const [asking, ask] = useState(false);
  const { mutateAsync, isPending } = useUndoImport({ request: { timeout: 0 } });
  const name = one?.name ?? '';
  const failed = (error: unknown) => {
    const records = problemOf(error)?.errors ?? [];
    const reason = records.map((one) => `${one.path} (${reasonIn(one, intl)})`).join(', ') || reasonOf(error, intl);
    toast(intl.formatMessage(messages.undoFailed, { reason }), { variant: 'error' });
  };
  const undo = async () => {
    if (!one) return;
    try {
      await mutateAsync({ id: one.id });
      for (const root of ['imports', ...staleAfter(one.kind)]) void client.invalidateQueries({ queryKey: [root] });
      toast(intl.formatMessage(messages.undone, { name }));
      onClose();
    } catch (error) {
      failed(error);
    }
    ask(false);
  };
  const report = async ({ id, kind }: Import) => {
    const [{ rows }, { saveReport }] = await Promise.all([getImport(id), import('./report')]);
    saveReport({ rows, kind, name }, intl);
  };
  return (
    <>
      <SideDrawer
        open={one !== undefined}
        onClose={onClose}
        title={name}
        footer={
          one ? (
            <Flex gap="2" wrap="wrap">
              <Button variant="outline" onClick={() => void report(one).catch(failed)}>
                {intl.formatMessage(messages.report)}
              </Button>
              {one.undone_at === null ? (
                <Button variant="outline" onClick={() => ask(true)}>
                  {intl.formatMessage(messages.undo)}
                </Button>
              ) : null}
            </Flex>
          ) : null
        }
      >
        {one ? <FieldDetails fields={importFields} record={one} /> : null}
      </SideDrawer>
      <ConfirmDialog
        open={asking}
        danger
        pending={isPending}
        title={intl.formatMessage(messages.undoTitle, { name })}
        confirmLabel={intl.formatMessage(messages.undo)}
        onClose={() => ask(false)}
        onConfirm={() => void undo()}
      >
        {intl.formatMessage(messages.undoText)}
      </ConfirmDialog>
    </>
  );
}
