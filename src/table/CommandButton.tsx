import { Button } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Tooltip } from '@/ui/Tooltip';

/** A button that, while disabled, says why, unless it is because it works. */
export const CommandButton = ({ reason, ...props }: ComponentProps<typeof Button> & { reason: string }) => (
  <Tooltip content={props.disabled && !props['aria-busy'] ? reason : undefined}>
    <Button type="button" {...props} />
  </Tooltip>
);
