import { Box, chakra } from '@chakra-ui/react';
import { Link, useMatchRoute } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { Tooltip } from '@/ui/Tooltip';
import type { NavItem } from './navigation';

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    px: '2.5',
    borderRadius: 'md',
    color: 'muted',
    fontWeight: 'medium',
    _hover: { bg: 'hover', color: 'text' },
    _currentPage: { bg: 'accent.muted', color: 'accent.fg', _hover: { bg: 'accent.muted' } },
    '& svg': { flexShrink: 0, boxSize: '4.5' },
  },
});

/** One item; in the mini layout an icon with its name as tooltip. */
export function NavRow({ item, mini, onFollow }: { item: NavItem; mini: boolean; onFollow?: () => void }) {
  const intl = useIntl();
  const { icon: Icon, nested, also } = item;
  const matches = useMatchRoute();
  const name = intl.formatMessage(item.title);
  const caption = item.caption && intl.formatMessage(item.caption);
  const content = (
    <>
      <Icon aria-hidden />
      {mini ? null : (
        <Box as="span" minW="0" lineHeight="1.25">
          {name}
          {caption ? (
            <Box as="span" display="block" textStyle="xs" fontWeight="normal" color="muted">
              {caption}
            </Box>
          ) : null}
        </Box>
      )}
    </>
  );
  const row = (
    <Row
      asChild
      ps={!mini && nested ? '9' : undefined}
      justifyContent={mini ? 'center' : undefined}
      minH={caption && !mini ? '12' : undefined}
      aria-label={mini ? name : undefined}
      onClick={onFollow}
    >
      {item.href ? (
        <a href={item.href} target="_blank" rel="noreferrer">
          {content}
        </a>
      ) : (
        <Link
          to={item.to ?? '/'}
          activeOptions={{ exact: item.exact ?? false, includeSearch: false }}
          aria-current={also && matches({ to: also }) ? 'page' : undefined}
        >
          {content}
        </Link>
      )}
    </Row>
  );
  return mini ? (
    <Tooltip content={caption ? `${name}: ${caption}` : name} placement="inline-end" describes={Boolean(caption)}>
      {row}
    </Tooltip>
  ) : (
    row
  );
}
