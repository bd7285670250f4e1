import { Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ChoiceCardProps {
  title: string;
  chosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
  /** Spans: what it comes to. */
  children: ReactNode;
}

/** One of a few plans beside each other. */
export function ChoiceCard({ title, chosen, disabled, onChoose, children }: ChoiceCardProps) {
  return (
    <Button
      variant="outline"
      flexDirection="column"
      alignItems="stretch"
      justifyContent="flex-start"
      gap="0"
      h="auto"
      p="4"
      textAlign="start"
      whiteSpace="normal"
      fontWeight="normal"
      aria-pressed={chosen}
      disabled={disabled}
      bg={chosen ? 'accent.subtle' : 'surface'}
      borderColor={chosen ? 'accent.solid' : undefined}
      onClick={onChoose}
    >
      <Text as="span" display="block" fontWeight="semibold">
        {title}
      </Text>
      {children}
    </Button>
  );
}
