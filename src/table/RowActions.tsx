import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Tooltip } from '@/ui/Tooltip';
import { useCellTabIndex } from './cellContext';
import { tableMessages } from './messages';

/** Head of the column of actions: nothing to see. */
export const RowActionsHead = () => (
  <VisuallyHidden>
    <FormattedMessage {...tableMessages.rowActions} />
  </VisuallyHidden>
);

/** The actions of a row; they appear on hover and while the keyboard is in the row. */
export const RowActions = ({ children }: { children: ReactNode }) => <span className="dt-commands">{children}</span>;

interface RowActionProps {
  /** Names what it does and to which record. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
  /** Why it is disabled. */
  reason?: string;
  children: ReactNode;
}

export function RowAction({ label, onClick, disabled, reason, children }: RowActionProps) {
  const tabIndex = useCellTabIndex();
  const hint = disabled ? reason : undefined;
  return (
    <Tooltip content={hint ?? label} describes={Boolean(hint)}>
      <button
        type="button"
        className="dt-command"
        tabIndex={tabIndex}
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </button>
    </Tooltip>
  );
}
