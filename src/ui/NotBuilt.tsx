import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from './EmptyState';
import { uiMessages } from './messages';
import { PageHeader } from './PageHeader';

/** Stands in for a screen that does not exist yet. */
export function NotBuilt({ title }: { title: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState>
        <FormattedMessage {...uiMessages.notBuilt} />
      </EmptyState>
    </>
  );
}
