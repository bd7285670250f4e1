import { Button, Text } from '@chakra-ui/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Permission } from '@/api/generated/dashboard.schemas';
import { useCan } from '@/auth/useCan';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { NotAllowed } from '@/ui/NotAllowed';
import { SkeletonLines } from '@/ui/Skeletons';
import { panelMessages as messages } from './messages';

interface Props {
  title: MessageDescriptor;
  permission: Permission;
  /** To all rows. */
  link?: LinkProps;
  description?: ReactNode;
  failed: boolean;
  onRetry: () => void;
  /** False shows the skeleton. */
  ready: boolean;
  children: ReactNode;
}

/** A card of the dashboard with its own loading state, error and permission. */
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
          <Button asChild variant="plain" size="sm" px="0" my="-1">
            <Link {...link}>
              <FormattedMessage {...messages.all} />
            </Link>
          </Button>
        ) : undefined
      }
    >
      {body}
    </Card>
  );
}

/** The empty state of a card. */
export const Nothing = ({ text }: { text: MessageDescriptor }) => (
  <Text color="muted" py="6" textAlign="center">
    <FormattedMessage {...text} />
  </Text>
);
