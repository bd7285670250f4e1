import { Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { FieldProps } from '@/form/FieldFrame';
import { useFormField } from '@/form/useFormField';
import { GlassSwatch } from '@/ui/GlassSwatch';

/** The six materials, each with its swatch. */
export function MaterialInput({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const id = useId();
  const { value, error, setValue, onBlur } = useFormField<MaterialCode>(name);
  return (
    <Box as="fieldset" minW="0" aria-describedby={error ? id : undefined}>
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="1">
        {label}
      </Text>
      <Flex gap="2" wrap="wrap">
        {Object.values(MaterialCode).map((code) => (
          <Flex
            as="label"
            key={code}
            align="center"
            gap="2"
            h="9"
            px="3"
            borderWidth="1px"
            borderRadius="lg"
            cursor="pointer"
            borderColor={value === code ? 'accent.border' : 'border.strong'}
            bg={value === code ? 'accent.subtle' : 'surface'}
            _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '1px' }}
          >
            <input
              type="radio"
              name={name}
              value={code}
              checked={value === code}
              onChange={() => setValue(code)}
              onBlur={onBlur}
            />
            <GlassSwatch code={code} text="short" />
          </Flex>
        ))}
      </Flex>
      {error ? (
        <Text id={id} role="alert" textStyle="xs" color="fg.error" mt="1">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
