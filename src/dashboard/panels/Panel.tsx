import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Permission } from '@/api/generated/dashboard.schemas';
import { useCan } from '@/auth/useCan';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { NotAllowed } from '@/ui/NotAllowed';
import { SkeletonLines } from '@/ui/Skeletons';
import { TextLink } from '@/ui/TextLink';
import { panelMessages as messages } from './messages';

interface Props {
  title: MessageDescriptor;
  permission: Permission;
  /** Where all rows are. */
  link?: LinkProps;
  description?: ReactNode;
  failed: boolean;
  onRetry: () => void;
  /** False shows the skeleton. */
  ready: boolean;
  children: ReactNode;
}

/** A part of the dashboard that loads, fails and is permitted by itself. */
export function Panel({ title, permission, link, description, failed, onRetry, ready, children }: Props) {
  const allowed = useCan(permission);
  const body = !allowed ? (
    <NotAllowed />
  ) : failed && !ready ? (
    <ErrorState onRetry={onRetry} />
  ) : ready ? (
    children
  ) : (
    <SkeletonLines lines={5} />
  );
  return (
    <Card
      display="flex"
      flexDirection="column"
      title={<FormattedMessage {...title} />}
      description={ready && allowed ? description : undefined}
      actions={
        link && allowed ? (
          <TextLink asChild textStyle="sm" whiteSpace="nowrap">
            <Link {...link}>
              <FormattedMessage {...messages.all} />
            </Link>
          </TextLink>
        ) : undefined
      }
    >
      {body}
    </Card>
  );
}

/** One calm sentence where a list has no rows. */
export const Nothing = ({ text }: { text: MessageDescriptor }) => (
  <Muted>
    <FormattedMessage {...text} />
  </Muted>
);

const Muted = ({ children }: { children: ReactNode }) => (
  <p style={{ color: 'var(--c-muted)', paddingBlock: '1.5rem', textAlign: 'center' }}>{children}</p>
);
