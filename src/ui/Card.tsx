import { Box, Flex, Heading, Text, type BoxProps } from '@chakra-ui/react';
import { useId, type ReactNode, type Ref } from 'react';

interface CardProps extends Omit<BoxProps, 'title'> {
  ref?: Ref<HTMLDivElement>;
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}

/** A framed area. With a title it is a named region. */
export function Card({ title, description, actions, children, ...rest }: CardProps) {
  const id = useId();
  const head = title || actions;
  return (
    <Box
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? id : undefined}
      layerStyle="card"
      p="4"
      minW="0"
      {...rest}
    >
      {head ? (
        <Flex justify="space-between" align="flex-start" gap="3" mb="3" wrap="wrap">
          <Box flex="1 1 8rem" minW="0">
            {title ? (
              <Heading as="h2" id={id} textStyle="section">
                {title}
              </Heading>
            ) : null}
            {description ? <Text textStyle="secondary">{description}</Text> : null}
          </Box>
          {actions}
        </Flex>
      ) : null}
      {children}
    </Box>
  );
}
