import { getRouteApi } from '@tanstack/react-router';
import { RecordDetails, RecordEditor } from '@/fields/onDemand';
import { ListHeader } from '@/table/ListHeader';
import { ListToolbar } from '@/table/ListToolbar';
import { RecordRows } from '@/table/RecordRows';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { useOpenById, useRecords } from '@/table/useRecords';
import { onDemand } from '@/ui/onDemand';
import { areas } from './commands';
import { areaFields } from './fields';

const route = getRouteApi('/_main/account/areas');
const AreaUse = onDemand(() => import('./AreaUse').then((m) => m.AreaUse));

export function AreasScreen() {
  const list = useList(areas, route.useSearch(), route.useNavigate());
  const records = useRecords(areas, useOpenById(list));
  return (
    <TableFrame>
      <ListHeader records={records} />
      <ListToolbar list={list} />
      <RecordRows list={list} records={records} />
      <RecordDetails records={records} fields={areaFields}>
        {(area) => <AreaUse area={area} />}
      </RecordDetails>
      <RecordEditor records={records} fields={areaFields} />
    </TableFrame>
  );
}
