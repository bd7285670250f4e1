import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages';

interface FilterPillProps {
  label: string;
  value: string;
  onRemove: () => void;
  /** Opens the filter for editing. */
  onEdit?: () => void;
}

const Part = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: '7',
    borderRadius: 'full',
    cursor: 'pointer',
    color: 'inherit',
    _hover: { bg: 'accent.emphasized', color: 'text' },
  },
});

/** A filter in force: "Status: open ×". */
export function FilterPill({ label, value, onRemove, onEdit }: FilterPillProps) {
  const intl = useIntl();
  const text = intl.formatMessage(uiMessages.filterValue, { label, value });
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      bg="accent.muted"
      color="accent.fg"
      borderRadius="full"
      textStyle="sm"
      fontWeight="medium"
      maxW="100%"
    >
      {onEdit ? (
        <Part type="button" ps="3" pe="1.5" onClick={onEdit}>
          {text}
        </Part>
      ) : (
        <chakra.span ps="3" pe="1.5" truncate>
          {text}
        </chakra.span>
      )}
      <Part
        type="button"
        w="7"
        justifyContent="center"
        aria-label={intl.formatMessage(uiMessages.filterRemove, { label })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </Part>
    </Flex>
  );
}
