import { useIntl } from 'react-intl';
import { useAreaName } from '@/fields/kinds';
import { TextCell } from '@/table/cells';
import { useRegions } from '../complaints/regionName';
import { changeText, type Change } from './changes';

/** What was changed, in words. */
export function ChangesCell({ changes }: { changes: readonly Change[] }) {
  const intl = useIntl();
  const areaName = useAreaName();
  const { data: regions } = useRegions(changes.some(({ field }) => field === 'working_hours'));
  return <TextCell value={changes.map((change) => changeText(change, intl, areaName, regions)).join('; ')} />;
}
