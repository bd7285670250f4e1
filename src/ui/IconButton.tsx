import { Button, type ButtonProps } from '@chakra-ui/react';
import { Tooltip } from './Tooltip';

interface IconButtonProps extends ButtonProps {
  /** Name for screen readers and tooltip. */
  label: string;
  /** In place of the name in the tooltip, such as the reason why it is disabled. */
  hint?: string;
}

/** A square button with an icon, named and with a tooltip. */
export function IconButton({ label, hint, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip content={hint ?? label} describes={Boolean(hint)}>
      <Button type="button" aria-label={label} variant={variant} px="0" {...rest} />
    </Tooltip>
  );
}
