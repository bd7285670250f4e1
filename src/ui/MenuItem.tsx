import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { Tooltip } from './Tooltip';

export const MenuContext = createContext<{ close: () => void }>({ close: () => undefined });

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: '100%',
    minH: '8',
    px: '2.5',
    borderRadius: 'md',
    textStyle: 'md',
    textAlign: 'inherit',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    _focusVisible: { bg: 'hover', outlineOffset: '-2px' },
    '&[aria-disabled=true]': { layerStyle: 'disabled' },
    '& svg': { boxSize: '4', flexShrink: 0 },
  },
});

interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes it one of several choices. */
  checked?: boolean;
  /** Red, for what destroys. */
  danger?: boolean;
  disabled?: boolean;
  /** Why it is disabled. */
  reason?: string;
  /** A router link in place of the button: `link={<Link to="…" />}`. */
  link?: ReactElement;
}

export function MenuItem({ children, icon, onSelect, checked, danger, disabled, reason, link }: MenuItemProps) {
  const { close } = use(MenuContext);
  const content = (
    <>
      {icon}
      <Box as="span" flex="1">
        {children}
      </Box>
      {checked ? <Check aria-hidden /> : null}
    </>
  );
  return (
    <Tooltip content={disabled ? reason : undefined} placement="inline-end">
      <Row
        type={link ? undefined : 'button'}
        asChild={Boolean(link)}
        role={checked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={checked}
        aria-disabled={disabled}
        tabIndex={-1}
        color={danger ? 'danger.fg' : 'text'}
        onClick={() => {
          if (disabled) return;
          close();
          onSelect?.();
        }}
      >
        {link ? withChildren(link, content) : content}
      </Row>
    </Tooltip>
  );
}

const withChildren = (link: ReactElement, children: ReactNode) => (
  <link.type {...(link.props as object)}>{children}</link.type>
);

export const MenuSeparator = () => <Box role="separator" my="1" mx="-1" borderTopWidth="1px" />;

/** A line that is no choice, such as who is signed in. */
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Box role="presentation" px="2.5" py="1.5" textStyle="label">
    {children}
  </Box>
);
