import { useIntl } from 'react-intl';
import type { ContainerConstraint, MaterialCode } from '@/api/generated/dashboard.schemas';
import type { ComparedField } from '@/form/conflict';
import { activeMessages, materialMessages, weekDayMessages } from '@/i18n/domain';
import { useConstructions } from './constructions';
import { binFields as label, binMessages as messages } from './messages';

/** The fields of a container as they are compared when two people edit it. */
export function useComparedFields(): ComparedField[] {
  const intl = useIntl();
  const constructions = useConstructions();
  const constraint = ({ week_day, start_time, end_time, reason }: ContainerConstraint) =>
    intl.formatMessage(messages.constraintText, {
      day: intl.formatMessage(weekDayMessages[week_day]),
      start: start_time,
      end: end_time,
      reason,
    });
  return [
    { name: 'container_id', label: label.container_id, show: String },
    {
      name: 'location_id',
      label: label.location_id,
      show: (value) => (value ? String(value) : intl.formatMessage(messages.noLocation)),
    },
    {
      name: 'material_type',
      label: label.material_type,
      show: (value) => intl.formatMessage(materialMessages[value as MaterialCode]),
    },
    {
      name: 'construction_type',
      label: label.construction_type,
      show: (value) => constructions.find((option) => option.value === value)?.label ?? String(value),
    },
    {
      name: 'active',
      label: label.active,
      show: (value) => intl.formatMessage(value ? activeMessages.active : activeMessages.inactive),
    },
    {
      name: 'constraints',
      label: label.constraints,
      show: (value) =>
        (value as ContainerConstraint[]).map(constraint).join('; ') || intl.formatMessage(messages.noConstraints),
    },
  ];
}
