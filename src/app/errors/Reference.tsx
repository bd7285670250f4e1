import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { crashMessages } from '../messages';

export const Reference = ({ id }: { id: string }) => (
  <Text mt="3" textStyle="xs" color="muted" fontFamily="mono">
    <FormattedMessage {...crashMessages.reference} values={{ id }} />
  </Text>
);
