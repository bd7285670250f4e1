import { Box, Flex, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Role } from '@/api/generated/dashboard.schemas';
import { useMe } from '@/auth/useSession';
import type { OwnInputProps } from '@/fields/field';
import { useFormField } from '@/form/useFormField';
import { AreaMark } from '@/ui/AreaMark';
import { userMessages as messages } from './messages';

/** The areas that a user is limited to: a box for each, none of them for all areas. Only the role `user` has a limit. */
export function AreasInput({ name, label, help }: OwnInputProps) {
  const intl = useIntl();
  const id = useId();
  const { values, initialValues } = useFormikContext<{ role: Role } & Record<string, unknown>>();
  const { value, error, setValue } = useFormField<number[] | null>(name);
  const chosen = value ?? [];
  const toggle = (area: number) => {
    const next = chosen.includes(area) ? chosen.filter((one) => one !== area) : [...chosen, area];
    setValue(next.length > 0 ? next : null);
  };
  // An archived one can be taken away, and no other be given.
  const before = (initialValues[name] ?? []) as number[];
  const choices = useMe().disposition_areas.filter((area) => !area.archived || before.includes(area.id));
  if (values.role !== 'user') return null;
  return (
    <Box as="fieldset" aria-describedby={`${id}-help`}>
      <Text as="legend" textStyle="label" mb="1">
        {label}
      </Text>
      <Flex wrap="wrap" columnGap="5">
        {choices.map((area) => (
          <Flex key={area.id} as="label" align="center" gap="2" minH="10" cursor="pointer">
            <input
              type="checkbox"
              className="dt-check"
              checked={chosen.includes(area.id)}
              onChange={() => toggle(area.id)}
            />
            <AreaMark color={area.color}>
              {area.archived ? intl.formatMessage(messages.archivedArea, { name: area.name }) : area.name}
            </AreaMark>
          </Flex>
        ))}
      </Flex>
      <Text id={`${id}-help`} textStyle="secondary" color={error ? 'danger.fg' : undefined}>
        {error ?? help}
      </Text>
    </Box>
  );
}
