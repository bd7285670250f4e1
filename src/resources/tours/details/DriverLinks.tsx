import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { QrCode, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CreatedDriverLink, DriverLink } from '@/api/generated/dashboard.schemas';
import {
  getListDriverLinksQueryKey,
  useCreateDriverLink,
  useListDriverLinks,
  useRevokeDriverLink,
} from '@/api/generated/tours/tours';
import { useCan } from '@/auth/useCan';
import { formatAge, formatDateTime, formatTime } from '@/i18n/dates';
import { CommandButton } from '@/table/CommandButton';
import { Section } from '@/table/DescriptionList';
import { CopyField } from '@/ui/CopyField';
import { ConfirmDialog } from '@/ui/dialogs';
import { ErrorState } from '@/ui/ErrorState';
import { QrPicture } from '@/ui/QrPicture';
import { SkeletonLines } from '@/ui/Skeletons';
import { toast } from '@/ui/toast';
import { driverLinkMessages as messages, tourDetails } from './messages';

/** The links with which a driver opens a tour on a phone: a new one as QR code, the valid ones, and their end. */
export function DriverLinks({ tourId }: { tourId: number }) {
  const intl = useIntl();
  const client = useQueryClient();
  const mayRecord = useCan('notifications:write');
  const may = useCan('tours:write') && mayRecord;
  const list = useListDriverLinks(tourId, { query: { enabled: may } });
  const create = useCreateDriverLink({ skipInvalidation: true });
  const revoke = useRevokeDriverLink({ skipInvalidation: true });
  const [created, setCreated] = useState<CreatedDriverLink>();
  const [asked, setAsked] = useState<DriverLink>();
  const maker = useRef<HTMLButtonElement>(null);
  const links = list.data?.driver_links;
  const since = list.data?.on_break_since;
  const attempt = async <T,>(work: () => Promise<T>): Promise<T | undefined> => {
    const done = await work().catch(() => {
      toast(intl.formatMessage(messages.failed), { variant: 'error' });
      return undefined;
    });
    await client.invalidateQueries({ queryKey: getListDriverLinksQueryKey(tourId) });
    return done;
  };
  const make = async () => {
    const made = await attempt(() => create.mutateAsync({ id: tourId }));
    if (made) setCreated(made);
  };
  // Somebody else may have revoked it.
  const code = list.isError || links?.some(({ id }) => id === created?.driver_link.id) ? created : undefined;
  const end = async ({ id }: DriverLink) => {
    await attempt(async () => {
      await revoke.mutateAsync({ id });
      toast(intl.formatMessage(messages.revoked));
    });
    setAsked(undefined);
  };
  return (
    <Section title={intl.formatMessage(messages.title)}>
      {since ? (
        <Text mb="2" fontWeight="medium">
          {intl.formatMessage(messages.onBreak, { time: formatTime(intl, since) })}
        </Text>
      ) : null}
      <Text color="muted" mb="3">
        {intl.formatMessage(messages.help)}
      </Text>
      {code ? (
        <Flex gap="4" wrap="wrap" mb="4" role="status">
          <QrPicture value={code.url} label={intl.formatMessage(messages.code)} />
          <Box flex="1" minW="15rem">
            <Text mb="3">{intl.formatMessage(messages.scan)}</Text>
            <CopyField
              label={intl.formatMessage(messages.link)}
              value={code.url}
              button={intl.formatMessage(messages.copy)}
              copied={intl.formatMessage(messages.copied)}
            />
          </Box>
        </Flex>
      ) : null}
      <CommandButton
        ref={maker}
        variant="outline"
        // Not disabled meanwhile, which would take the focus.
        disabled={!may}
        reason={intl.formatMessage(tourDetails.noWrite)}
        aria-busy={create.isPending}
        onClick={() => create.isPending || void make()}
      >
        <QrCode aria-hidden />
        {intl.formatMessage(messages.create)}
      </CommandButton>
      {list.isError ? <ErrorState onRetry={() => void list.refetch()} /> : null}
      {list.isLoading ? <SkeletonLines lines={2} /> : null}
      {links && links.length > 0 ? (
        <Box as="ul" listStyleType="none" mt="4" aria-label={intl.formatMessage(messages.list)}>
          {links.map((link) => (
            <Row key={link.id} link={link} onRevoke={() => setAsked(link)} />
          ))}
        </Box>
      ) : null}
      <ConfirmDialog
        open={asked !== undefined}
        danger
        fallbackFocus={() => maker.current}
        title={intl.formatMessage(messages.revokeTitle)}
        confirmLabel={intl.formatMessage(messages.revokeConfirm)}
        pending={revoke.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => (asked ? void end(asked) : undefined)}
      >
        {intl.formatMessage(messages.revokeText)}
      </ConfirmDialog>
    </Section>
  );
}

function Row({ link, onRevoke }: { link: DriverLink; onRevoke: () => void }) {
  const intl = useIntl();
  const { created_at, created_by: name, expires_at, last_used_at: used } = link;
  const time = formatDateTime(intl, created_at);
  const endText = formatDateTime(intl, expires_at);
  return (
    <Flex as="li" gap="3" py="2" align="center" borderTopWidth="1px">
      <Smartphone aria-hidden size="18" />
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere">
          {name ? intl.formatMessage(messages.madeBy, { time, name }) : intl.formatMessage(messages.made, { time })}
        </Text>
        <Text textStyle="secondary">
          {used
            ? intl.formatMessage(messages.used, { end: endText, when: formatAge(intl, used) })
            : intl.formatMessage(messages.unused, { end: endText })}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="ghost"
        flex="none"
        aria-label={intl.formatMessage(messages.revokeOne, { time })}
        onClick={onRevoke}
      >
        {intl.formatMessage(messages.revoke)}
      </Button>
    </Flex>
  );
}
