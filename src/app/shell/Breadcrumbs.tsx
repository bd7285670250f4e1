import { Box, Flex } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextLink } from '@/ui/links';
import { useTrail } from '../useTrail';
import { shellMessages } from './messages';

/** The pages above this one. On phones the title has to do. */
export function Breadcrumbs() {
  const intl = useIntl();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const path = useTrail(pathname);
  return (
    <Box
      as="nav"
      aria-label={intl.formatMessage(shellMessages.breadcrumbs)}
      display={{ base: 'none', md: 'block' }}
      minW="0"
      textStyle="sm"
    >
      <Flex as="ol" listStyleType="none" align="center" gap="1.5" whiteSpace="nowrap">
        {path.map(({ to, title }, index) => {
          const here = index === path.length - 1;
          const name = <FormattedMessage {...title} />;
          return (
            <Flex as="li" key={to} align="center" gap="1.5" color={here ? 'text' : 'muted'}>
              {index > 0 ? (
                <Box as="span" color="muted" css={{ _rtl: { transform: 'scaleX(-1)' } }} aria-hidden>
                  <ChevronRight size={14} />
                </Box>
              ) : null}
              {here ? (
                <span aria-current="page">{name}</span>
              ) : (
                <TextLink to={to} color="muted">
                  {name}
                </TextLink>
              )}
            </Flex>
          );
        })}
      </Flex>
    </Box>
  );
}
