import { Text, type TextProps } from '@chakra-ui/react';

/** What went wrong, read out as it appears; nothing without a text. */
export const Problem = ({ children, ...rest }: TextProps) =>
  children ? (
    <Text role="alert" color="danger.fg" {...rest}>
      {children}
    </Text>
  ) : null;
