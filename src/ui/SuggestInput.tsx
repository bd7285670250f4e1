import { Combobox, createListCollection, Text, type InputProps } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages';

export interface Suggestion {
  /** What the input holds once it is chosen. */
  value: string;
  /** What tells it from the others. */
  detail?: string;
}

interface SuggestInputProps extends Pick<InputProps, 'name' | 'type' | 'aria-label' | 'maxLength' | 'onBlur'> {
  size?: 'sm' | 'md';
  value: string;
  onChange: (text: string) => void;
  /** Whether Enter keeps what is typed as long as no arrow has gone to a suggestion; else it takes the first. */
  keepsTyped?: boolean;
  /** Those that fit what is typed; none hides the list. */
  suggestions: readonly Suggestion[];
}

/** A text with suggestions: arrows and Enter choose, Escape closes the list, any text may stay. */
export function SuggestInput({ value, onChange, suggestions, keepsTyped, size, ...input }: SuggestInputProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const collection = useMemo(
    () => createListCollection({ items: [...suggestions], itemToString: (item) => item.value }),
    [suggestions],
  );
  return (
    <Combobox.Root
      size={size}
      collection={collection}
      // Open without suggestions it would take an Escape that is the dialog's.
      open={open && suggestions.length > 0}
      onOpenChange={(change) => setOpen(change.open)}
      inputValue={value}
      // Nothing stays chosen: the text is all there is, and a list that changes would take a choice back out of it.
      value={[]}
      selectionBehavior="preserve"
      onSelect={(selection) => onChange(selection.itemValue)}
      // A press outside is told a frame late: by then a refused form may have given the focus back.
      onInteractOutside={(event) => {
        if (document.activeElement === field.current) event.preventDefault();
      }}
      allowCustomValue
      inputBehavior={keepsTyped ? 'none' : 'autohighlight'}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', gutter: 6, strategy: 'fixed' }}
    >
      <Combobox.Control>
        <Combobox.Input {...input} ref={field} onChange={(event) => onChange(event.target.value)} />
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content aria-label={intl.formatMessage(uiMessages.suggestions)}>
          {suggestions.map((suggestion) => (
            <Combobox.Item key={suggestion.value} item={suggestion}>
              <Text fontWeight="medium">{suggestion.value}</Text>
              {suggestion.detail ? (
                <Text textStyle="secondary" overflowWrap="anywhere">
                  {suggestion.detail}
                </Text>
              ) : null}
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}
