import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useOpenWork } from '@/auth/useOpenWork';
import { ConfirmDialog } from '@/ui/dialogs';
import { formMessages } from './messages';

const ofInput: Record<'title' | 'text' | 'confirm', MessageDescriptor> = {
  title: formMessages.discardTitle,
  text: formMessages.discardText,
  confirm: formMessages.discard,
};

interface LeaveOptions {
  /** Gives it up when the URL has changed already, which may be that of the same screen. */
  onDiscard?: () => void;
  /** Of the question, where it is not about unsaved input. */
  words?: typeof ofInput;
  /** Nothing is lost while the page stays, whatever its URL shows: a list may be sorted meanwhile. */
  isOfPage?: boolean;
  /** What is being saved cannot be discarded: who leaves waits for the response, and is asked if it was refused. */
  isSaving?: boolean;
}

/** Where somebody agreed a moment ago to go without saving: the other forms of the screen, which the router asks next, do not ask again. */
let agreed: string | undefined;

/**
 * Asks before something is lost: on closing, on leaving the screen, on closing the tab.
 */
export function useLeaveGuard(
  dirty: boolean,
  onClose: () => void,
  { onDiscard = onClose, words = ofInput, isOfPage = false, isSaving = false }: LeaveOptions = {},
) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const free = useRef(false);
  useOpenWork(dirty);
  useEffect(() => {
    if (!dirty) free.current = false;
  }, [dirty]);
  const blocker = useBlocker({
    // What the screen corrects in its own address, such as a page that is no more, takes nothing away.
    shouldBlockFn: ({ current, next, action }) =>
      dirty &&
      !free.current &&
      agreed !== next.pathname &&
      !((isOfPage || action === 'REPLACE') && current.pathname === next.pathname),
    enableBeforeUnload: () => dirty && !free.current,
    withResolver: true,
  });
  const leaving = blocker.status === 'blocked';
  return {
    /** Closes, or asks first. */
    close: () => (dirty ? setAsking(true) : onClose()),
    /** Closes without asking, after a save. */
    leave: () => {
      free.current = true;
      if (leaving) blocker.proceed();
      onClose();
    },
    /** Lets what is done next leave without asking, or not any more. */
    pass: (isFree: boolean) => {
      free.current = isFree;
    },
    question: (
      <ConfirmDialog
        open={asking || (leaving && !isSaving)}
        danger
        title={intl.formatMessage(words.title)}
        confirmLabel={intl.formatMessage(words.confirm)}
        onClose={() => {
          setAsking(false);
          blocker.reset?.();
        }}
        onConfirm={() => {
          setAsking(false);
          free.current = true;
          if (!leaving) return onClose();
          agreed = blocker.next.pathname;
          setTimeout(() => (agreed = undefined));
          blocker.proceed();
          onDiscard();
        }}
      >
        {intl.formatMessage(words.text)}
      </ConfirmDialog>
    ),
  };
}
