import { Button, type ButtonProps } from '@chakra-ui/react';
import { Tooltip } from '@/ui/Tooltip';

/** A button that, while disabled, says why. */
export const CommandButton = ({ reason, ...props }: ButtonProps & { reason: string }) => (
  <Tooltip content={props.disabled ? reason : undefined}>
    <Button type="button" {...props} />
  </Tooltip>
);
