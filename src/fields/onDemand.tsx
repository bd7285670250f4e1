import type { Rec } from '@/table/resource';
import type { Records } from '@/table/useRecords';
import { onDemand } from '@/ui/onDemand';
import type { Fields } from './field';
import type { RecordDialogProps } from './RecordDialog';

const Drawer = onDemand(() =>
  import('@/table/RecordDrawer').then((m) => m.RecordDrawer),
) as typeof import('@/table/RecordDrawer').RecordDrawer;
/** The form of a record; formik and yup load with it. */
const RecordForm = onDemand(() =>
  import('./RecordDialog').then((m) => m.RecordDialog),
) as typeof import('./RecordDialog').RecordDialog;
export const RecordHistory = onDemand(() =>
  import('./RecordHistory').then((m) => m.RecordHistory),
) as typeof import('./RecordHistory').RecordHistory;

type DrawerProps<R extends Rec, I> = Parameters<typeof Drawer<R, I>>[0];

/** The details of a record, and its history. It loads when the list is there; put it before the form, which may lie on top. */
export const RecordDetails = <R extends Rec, I>({ fields, ...props }: DrawerProps<R, I> & { fields: Fields }) => (
  <Drawer {...props}>
    {(record) => (
      <>
        {props.children(record)}
        <RecordHistory records={props.records} record={record} fields={fields} />
      </>
    )}
  </Drawer>
);

type EditorProps<R extends Rec, I> = Omit<RecordDialogProps<R, I>, 'resource' | 'record' | 'onClose' | 'onCreated'>;

/** The form of the record that the screen edits, or of a new one. */
export function RecordEditor<R extends Rec, I>({ records, ...rest }: EditorProps<R, I> & { records: Records<R, I> }) {
  const { editing, edit, created, resource } = records;
  if (editing === null) return null;
  const record = editing === 'new' ? undefined : editing;
  return <RecordForm {...rest} resource={resource} record={record} onClose={() => edit(null)} onCreated={created} />;
}
