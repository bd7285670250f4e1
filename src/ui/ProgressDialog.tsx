import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { formatPercent } from '@/i18n/format';
import { LayerBody, LayerFoot, LayerHead } from './overlay/LayerParts';
import { ModalLayer } from './overlay/ModalLayer';

interface ProgressDialogProps {
  open: boolean;
  title: ReactNode;
  /** Done and total, in any unit. A total of 0 is "just begun". */
  value: number;
  max: number;
  /** Below the bar: "132 of 400 rows". */
  children?: ReactNode;
  /** Without it the work cannot be stopped. */
  onCancel?: () => void;
}

/** Long work with a known end; it stays until the caller closes it. */
export function ProgressDialog({ open, title, value, max, children, onCancel }: ProgressDialogProps) {
  const intl = useIntl();
  const id = useId();
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <ModalLayer
      open={open}
      onClose={onCancel}
      labelledBy={id}
      frame={{ alignItems: 'center', justifyContent: 'center', p: '4' }}
      panel={{ width: '100%', maxW: 'sm', borderRadius: 'lg', borderWidth: '1px', animation: 'rise-in 150ms ease-out' }}
    >
      <LayerHead id={id} title={title} />
      <LayerBody>
        <Flex align="center" gap="3" pb={onCancel ? '0' : '4'}>
          <Box
            role="progressbar"
            aria-labelledby={id}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(percent)}
            flex="1"
            h="2"
            borderRadius="full"
            overflow="hidden"
            bg="sunken"
            borderWidth="1px"
          >
            <Box h="100%" bg="accent.border" transition="width 150ms ease-out" style={{ width: `${percent}%` }} />
          </Box>
          <Text textStyle="tabular" minW="10" textAlign="end">
            {formatPercent(intl, percent)}
          </Text>
        </Flex>
        {children ? (
          <Text textStyle="secondary" mt="2" role="status">
            {children}
          </Text>
        ) : null}
      </LayerBody>
      {onCancel ? (
        <LayerFoot>
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage {...common.cancel} />
          </Button>
        </LayerFoot>
      ) : null}
    </ModalLayer>
  );
}
