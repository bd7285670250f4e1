import { Box, Button, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages';
import { dismissToast, getToasts, subscribeToasts, type ToastItem } from './toast';

const LOOK = {
  success: { icon: CircleCheck, palette: 'success' },
  info: { icon: Info, palette: 'info' },
  warning: { icon: TriangleAlert, palette: 'warning' },
  error: { icon: CircleAlert, palette: 'danger' },
} as const;

/** The place of the messages, once per app: top right, above dialogs, read out as they come. */
export function Toaster() {
  const intl = useIntl();
  const items = useSyncExternalStore(subscribeToasts, getToasts, getToasts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  // The element under the pointer or with the focus may be gone without an event that says so.
  if (paused && items.length === 0) {
    setHovered(false);
    setFocused(false);
  }
  return createPortal(
    <Flex
      as="section"
      data-live=""
      aria-label={intl.formatMessage(uiMessages.toasts)}
      aria-live="polite"
      direction="column"
      gap="2"
      position="fixed"
      top="3"
      insetEnd="3"
      maxW="calc(100vw - 1.5rem)"
      w="22rem"
      zIndex="toast"
      pointerEvents="none"
      onPointerMove={(event) => {
        // A message that appears under a pointer at rest is not being pointed at.
        if (event.movementX || event.movementY) setHovered(true);
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} paused={paused} onGone={() => setFocused(false)} />
      ))}
    </Flex>,
    document.body,
  );
}

function Toast({ item, paused, onGone }: { item: ToastItem; paused: boolean; onGone: () => void }) {
  const intl = useIntl();
  const { icon: Icon, palette } = LOOK[item.variant];
  useCountdown(item, paused);
  return (
    <Flex
      role={item.variant === 'error' ? 'alert' : 'status'}
      data-variant={item.variant}
      data-state={item.leaving ? 'closing' : 'open'}
      align="center"
      gap="2"
      ps="3"
      pe="1.5"
      py="1.5"
      minH="10"
      textStyle="sm"
      layerStyle="raised"
      colorPalette={palette}
      pointerEvents="auto"
      borderInlineStartWidth="3px"
      borderInlineStartColor="colorPalette.solid"
      animation="rise-in 150ms ease-out"
      transition="opacity 150ms ease-out"
      css={{ '&[data-state=closing]': { opacity: 0 } }}
    >
      <Box color="colorPalette.fg" flexShrink={0} aria-hidden>
        <Icon size={18} />
      </Box>
      <Box flex="1" minW="0" overflowWrap="anywhere">
        {item.message}
      </Box>
      {item.action ? (
        <Button
          size="xs"
          variant="plain"
          colorPalette="accent"
          onClick={() => {
            item.action?.onClick();
            onGone();
            dismissToast(item.id);
          }}
        >
          {item.action.label}
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="ghost"
        px="0"
        color="muted"
        aria-label={intl.formatMessage(uiMessages.toastDismiss)}
        onClick={() => {
          onGone();
          dismissToast(item.id);
        }}
      >
        <X aria-hidden />
      </Button>
    </Flex>
  );
}

/** Runs while nobody is reading: what is left after a pause is what was left before it. */
function useCountdown({ id, duration, leaving }: ToastItem, paused: boolean) {
  const left = useRef(duration);
  useEffect(() => {
    if (paused || leaving) return;
    const from = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - from));
    };
  }, [id, paused, leaving]);
}
