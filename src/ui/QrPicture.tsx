import { Box, QrCode } from '@chakra-ui/react';

/** A QR code, dark on white in every mode: phones read nothing else. */
export const QrPicture = ({ value, label }: { value: string; label: string }) => (
  <Box bg="white" p="3" w="fit-content" borderRadius="md" role="img" aria-label={label}>
    <QrCode.Root value={value}>
      <QrCode.Frame style={{ width: '11rem', height: '11rem', display: 'block' }}>
        <QrCode.Pattern style={{ fill: '#000' }} />
      </QrCode.Frame>
    </QrCode.Root>
  </Box>
);
