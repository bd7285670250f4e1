import { Box, Button, Portal, Toast, Toaster as ToastRegion } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages';
import { toaster, type ToastVariant } from '../toast';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

const isToast = (to: EventTarget | null) => to instanceof Element && to.closest('[data-scope=toast]') !== null;

/** Where the focus was before it went into a message; it returns there when the message unmounts with it. */
function useFocusBack() {
  const before = useRef<EventTarget>(null);
  useEffect(
    () => () => {
      const { current } = before;
      if (document.activeElement === document.body && current instanceof HTMLElement)
        current.focus({ preventScroll: true });
    },
    [],
  );
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isToast(relatedTarget)) before.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isToast(relatedTarget)) before.current = null;
  };
  return { onFocus, onBlur };
}

const Message = (props: Toast.RootProps) => <Toast.Root {...props} {...useFocusBack()} />;

export function Toasts(props: object) {
  const intl = useIntl();
  return (
    <Portal>
      <ToastRegion {...props} toaster={toaster} aria-label={intl.formatMessage(uiMessages.toasts)}>
        {({ type, title, action }) => {
          const variant = (type ?? 'success') as ToastVariant;
          const Icon = ICONS[variant];
          return (
            <Message
              role={variant === 'error' ? 'alert' : 'status'}
              colorPalette={variant === 'error' ? 'danger' : variant}
            >
              <Box color="colorPalette.fg" flexShrink={0} aria-hidden>
                <Icon size={18} />
              </Box>
              <Toast.Title>{title}</Toast.Title>
              {action ? (
                <Toast.ActionTrigger asChild>
                  <Button size="xs" variant="plain" colorPalette="accent">
                    {action.label}
                  </Button>
                </Toast.ActionTrigger>
              ) : null}
              <Toast.CloseTrigger asChild aria-label={intl.formatMessage(uiMessages.toastDismiss)}>
                <Button size="xs" variant="ghost" px="0" color="muted">
                  <X aria-hidden />
                </Button>
              </Toast.CloseTrigger>
            </Message>
          );
        }}
      </ToastRegion>
    </Portal>
  );
}
