import { Button, Flex } from '@chakra-ui/react';
import { Pin, Undo2, X } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { TourAlternative } from '@/api/generated/dashboard.schemas';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { boardMessages } from './messages';
import type { useArrangements } from './useArrangements';

interface WishesProps {
  alternative: TourAlternative;
  board: ReturnType<typeof useArrangements>;
  mayPlan: boolean;
  /** Names of locations by their keys. */
  nameOf: (location: string) => string;
  /** Plans anew with what is pinned and banned. */
  onAnew: (alternative: TourAlternative) => Promise<void>;
}

/** What was arranged: the way back, and the locations that are pinned or banned. */
export function Wishes({ alternative, board, mayPlan, nameOf, onAnew }: WishesProps) {
  const intl = useIntl();
  const group = useRef<HTMLDivElement>(null);
  useKeptFocus(group);
  const { goal, pinned_location_ids: pinned, banned_location_ids: banned } = alternative;
  return (
    <Flex
      ref={group}
      gap="2"
      wrap="wrap"
      align="center"
      role="group"
      tabIndex={-1}
      aria-label={intl.formatMessage(boardMessages.wishes)}
    >
      <Button variant="outline" disabled={!board.isArranged(goal)} onClick={() => board.undo(goal)}>
        <Undo2 size={16} aria-hidden />
        {intl.formatMessage(boardMessages.undo)}
      </Button>
      {[
        ...pinned.map((key) => ({ what: 'pinned' as const, key })),
        ...banned.map((key) => ({ what: 'banned' as const, key })),
      ].map(({ what, key }) => (
        <Button
          key={`${what} ${key}`}
          size="sm"
          variant="outline"
          borderRadius="full"
          maxW="full"
          h="auto"
          py="1.5"
          whiteSpace="normal"
          textAlign="start"
          disabled={!mayPlan}
          aria-label={intl.formatMessage(boardMessages.forget, { name: nameOf(key) })}
          onClick={() => board.wish(alternative, what, key)}
        >
          {what === 'pinned' ? <Pin size={14} aria-hidden /> : null}
          {intl.formatMessage(what === 'pinned' ? boardMessages.pinned : boardMessages.banned, {
            name: nameOf(key),
          })}
          <X size={14} aria-hidden />
        </Button>
      ))}
      {pinned.length + banned.length > 0 && mayPlan ? (
        <Button variant="outline" onClick={() => void onAnew(alternative)}>
          {intl.formatMessage(boardMessages.anew)}
        </Button>
      ) : null}
    </Flex>
  );
}
