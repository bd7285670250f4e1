import { Box, Button, Portal, Toast, Toaster as ToastRegion } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Kbd } from '../Kbd';
import { uiMessages } from '../messages';
import { toaster, type ToastVariant } from '../toast';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

const isToast = (to: EventTarget | null) => to instanceof Element && to.closest('[data-scope=toast]') !== null;

/**
 * Where the focus was before it went into the messages, also by their key: it returns there when the message that has it unmounts, or to
 * the page where that is gone.
 */
function useFocusBack() {
  const before = useRef<EventTarget>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isToast(relatedTarget)) before.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isToast(relatedTarget)) before.current = null;
  };
  const giveBack = () => {
    const { current } = before;
    if (document.activeElement !== document.body || !(current instanceof HTMLElement)) return;
    (current.isConnected ? current : document.getElementById('main'))?.focus({ preventScroll: true });
  };
  return { region: { onFocus, onBlur }, giveBack };
}

function Message({ onGone, ...props }: Toast.RootProps & { onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => () => gone(), []);
  return <Toast.Root {...props} />;
}

export function Toasts(props: object) {
  const intl = useIntl();
  const { region, giveBack } = useFocusBack();
  return (
    <Portal>
      <ToastRegion {...props} {...region} toaster={toaster} aria-label={intl.formatMessage(uiMessages.toasts)}>
        {({ type, title, action }) => {
          const variant = (type ?? 'success') as ToastVariant;
          const Icon = ICONS[variant];
          return (
            <Message
              onGone={giveBack}
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
              {action ? (
                // Nobody comes here by Tab before it closes. The key is Zag's.
                <Box as="span" display={{ base: 'none', lg: 'inline' }}>
                  <Kbd keys={['Alt', 'T']} />
                </Box>
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
