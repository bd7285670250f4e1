import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { LinkProps } from '@tanstack/react-router';
import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { Card } from '@/ui/Card';
import { TextLink } from '@/ui/links';
import { twinMessages as messages } from './messages';

interface Attention {
  /** Undefined while it loads. */
  count: number | undefined;
  text: string;
  link: LinkProps;
}

interface SectionCardProps {
  title: string;
  icon: ReactNode;
  link: LinkProps;
  /** Undefined while it loads, null when it could not be had. */
  count: number | null | undefined;
  attention: Attention[];
}

/** One part of the digital twin: how many there are, and what needs attention. */
export function SectionCard({ title, icon, link, count, attention }: SectionCardProps) {
  const intl = useIntl();
  const loading = attention.some((item) => item.count === undefined) && count !== null;
  const due = attention.filter((item) => (item.count ?? 0) > 0);
  return (
    <Card
      title={title}
      display="flex"
      flexDirection="column"
      actions={
        <Box color="muted" aria-hidden>
          {icon}
        </Box>
      }
    >
      {count === undefined ? (
        <Skeleton loading h="9" w="5rem" />
      ) : (
        <Text textStyle="figure">{count === null ? '–' : <FormattedNumber value={count} />}</Text>
      )}
      <Box as="ul" listStyleType="none" ps="0" mt="2" mb="3" minH="12">
        {due.map((item) => (
          <Flex as="li" key={item.text} align="center" gap="2" py="0.5" color="warning.fg">
            <CircleAlert size={16} aria-hidden />
            <TextLink {...item.link} color="warning.fg">
              {item.text}
            </TextLink>
          </Flex>
        ))}
        {due.length === 0 && !loading ? (
          <Flex as="li" align="center" gap="2" py="0.5" color="muted">
            {count === null ? null : <CircleCheck size={16} aria-hidden />}
            {intl.formatMessage(count === null ? messages.failed : messages.allWell)}
          </Flex>
        ) : null}
      </Box>
      <TextLink
        {...link}
        mt="auto"
        fontWeight="medium"
        display="inline-flex"
        alignItems="center"
        gap="1"
        alignSelf="start"
      >
        {intl.formatMessage(messages.open, { section: title })}
        <ArrowRight size={16} aria-hidden className="dt-flip" />
      </TextLink>
    </Card>
  );
}
