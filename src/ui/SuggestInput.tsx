import { Box, Input, Text, type InputProps } from '@chakra-ui/react';
import { useId, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages';
import { useFloating } from './overlay/useFloating';

export interface Suggestion {
  /** What the input holds once it is chosen. */
  value: string;
  /** What tells it from the others. */
  detail?: string;
}

interface SuggestInputProps extends Omit<InputProps, 'value' | 'onChange' | 'list'> {
  value: string;
  onChange: (text: string) => void;
  /** Those that fit what is typed; none hides the list. */
  suggestions: readonly Suggestion[];
}

/** A text with suggestions: arrows and Enter choose, Escape closes the list, any text may stay. */
export function SuggestInput({ value, onChange, suggestions, onBlur, ...rest }: SuggestInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = open && suggestions.length > 0;
  const at = Math.min(active, suggestions.length - 1);
  const choose = ({ value: chosen }: Suggestion) => {
    onChange(chosen);
    setOpen(false);
  };
  const move = (step: number) => {
    setActive(shown ? (at + step + suggestions.length) % suggestions.length : 0);
    setOpen(true);
  };
  return (
    <>
      <Input
        {...rest}
        ref={input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-activedescendant={shown ? `${id}-${at}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onBlur={(event) => {
          setOpen(false);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
          else if (event.key === 'Escape' && shown) setOpen(false);
          else if (event.key === 'Enter' && shown && suggestions[at]) choose(suggestions[at]);
          else return;
          event.preventDefault();
        }}
      />
      {shown ? <Options id={id} anchor={input} suggestions={suggestions} active={at} onChoose={choose} /> : null}
    </>
  );
}

interface OptionsProps {
  id: string;
  anchor: RefObject<HTMLInputElement | null>;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

function Options({ id, anchor, suggestions, active, onChoose }: OptionsProps) {
  const intl = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  useFloating(anchor, panel, 'bottom-start');
  return (
    <Box
      ref={panel}
      id={id}
      role="listbox"
      aria-label={intl.formatMessage(uiMessages.suggestions)}
      popover="manual"
      position="fixed"
      m="0"
      p="1"
      minW="14rem"
      maxW="calc(100vw - 16px)"
      maxH="16rem"
      overflowY="auto"
      layerStyle="raised"
      style={{ width: anchor.current?.offsetWidth }}
      // The input keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <Box
          key={suggestion.value}
          id={`${id}-${index}`}
          ref={index === active ? reveal : undefined}
          role="option"
          aria-selected={index === active}
          px="2"
          py="1.5"
          borderRadius="md"
          cursor="pointer"
          bg={index === active ? 'accent.subtle' : undefined}
          _hover={{ bg: 'hover' }}
          onClick={() => onChoose(suggestion)}
        >
          <Text fontWeight="medium">{suggestion.value}</Text>
          {suggestion.detail ? (
            <Text textStyle="secondary" overflowWrap="anywhere">
              {suggestion.detail}
            </Text>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
