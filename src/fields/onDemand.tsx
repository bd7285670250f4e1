import { lazy, Suspense, type ComponentProps } from 'react';
import type { Rec } from '@/table/resource';
import type { Records } from '@/table/useRecords';
import type { Fields } from './field';
import type { RecordDialogProps } from './RecordDialog';

const History = lazy(() => import('./RecordHistory').then((m) => ({ default: m.RecordHistory })));
const Drawer = lazy(() => import('@/table/RecordDrawer').then((m) => ({ default: m.RecordDrawer })));
const Dialog = lazy(() => import('./RecordDialog').then((m) => ({ default: m.RecordDialog })));

type DrawerProps<R extends Rec, I> = Parameters<typeof import('@/table/RecordDrawer').RecordDrawer<R, I>>[0];

/** The details of a record, and its history. It loads when the list is there; put it before the form, which may lie on top. */
export const RecordDetails = <R extends Rec, I>({ fields, ...props }: DrawerProps<R, I> & { fields: Fields }) => {
  const shown = {
    ...props,
    children: (record: R) => (
      <>
        {props.children(record)}
        <Suspense>
          <History {...({ records: props.records, record, fields } as unknown as ComponentProps<typeof History>)} />
        </Suspense>
      </>
    ),
  };
  return (
    <Suspense>
      <Drawer {...(shown as unknown as ComponentProps<typeof Drawer>)} />
    </Suspense>
  );
};

/** The form of a record; formik and yup load with it. */
const RecordForm = <R extends Rec, I>(props: RecordDialogProps<R, I>) => (
  <Suspense>
    <Dialog {...(props as unknown as ComponentProps<typeof Dialog>)} />
  </Suspense>
);

type EditorProps<R extends Rec, I> = Omit<RecordDialogProps<R, I>, 'resource' | 'record' | 'onClose' | 'onCreated'>;

/** The form of the record that the screen edits, or of a new one. */
export function RecordEditor<R extends Rec, I>({ records, ...rest }: EditorProps<R, I> & { records: Records<R, I> }) {
  const { editing, edit, created, resource } = records;
  if (editing === null) return null;
  const record = editing === 'new' ? undefined : editing;
  return <RecordForm {...rest} resource={resource} record={record} onClose={() => edit(null)} onCreated={created} />;
}
