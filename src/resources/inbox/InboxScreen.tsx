import { Box, Button, Flex } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint, ListComplaintsParams } from '@/api/generated/dashboard.schemas';
import { useListComplaints } from '@/api/generated/complaints/complaints';
import { areaParam, URGENT } from '@/api/urgent';
import { useCan } from '@/auth/useCan';
import { singleTaps } from '@/form/singleTaps';
import { writing } from '@/table/SearchInput';
import { TableFrame } from '@/table/TableFrame';
import { getSettings } from '@/theme/settings';
import { isDialogOpen } from '@/ui/dialogs';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useStable } from '@/ui/useStable';
import { complaintMessages } from '@/resources/complaints/messages';
import { InboxSwitch } from '@/resources/complaints/InboxSwitch';
import { CaseList } from './CaseList';
import { CasePane } from './CasePane';
import { inboxMessages as messages } from './messages';
import { SHOWN, type Show } from './search';
import { useDone } from './useDone';

const AnswerDialog = lazy(() => import('./AnswerDialog').then((m) => ({ default: m.AnswerDialog })));
const route = getRouteApi('/_main/complaints_/inbox');

const WANTED: Record<Show, ListComplaintsParams> = {
  all: { status: ['open'] },
  urgent: URGENT,
  overdue: { status: ['open'], overdue: true },
};

/** The cases that are asked for: the loader and the screen have the same request. */
export const casesOf = ({ show, areas }: { show: Show; areas: readonly number[] }): ListComplaintsParams => ({
  ...areaParam(areas),
  ...WANTED[show],
  ...{ cases: true, sort: 'urgency', page_size: SHOWN },
});

const linkOf = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-case="${id}"]`);

/** What waits, case by case: the list beside the place, its levels and what can be done. */
export function InboxScreen() {
  const intl = useIntl();
  const { id, show, areas } = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = useCan('complaints:write');
  const mayPlan = useCan('tours:write');
  /** The case that was swiped onto a tour. */
  const [planning, setPlanning] = useState<number>();
  /** The case that is being answered, also when it leaves the list meanwhile. */
  const [answering, answer] = useState<Complaint>();
  // The next case takes the place of one that is done.
  const [onTap] = useState(singleTaps);
  const { data, isError, refetch, isPlaceholderData } = useListComplaints(casesOf({ show, areas }), {
    query: { placeholderData: keepPreviousData },
  });
  const { done, undo } = useDone();
  const pane = useRef<HTMLDivElement>(null);
  const cases = data?.complaints ?? [];
  const index = cases.findIndex((one) => one.case.id === id);
  const selected = cases[index];
  /** Where the case is, or was until somebody else or a tour closed it: J and K go on from there. */
  const place = useRef(0);
  useEffect(() => {
    if (id === undefined) place.current = 0;
    else if (index >= 0) place.current = index;
  }, [id, index]);
  const besides = (by: 0 | -1) => cases[Math.max(0, Math.min(place.current + by, cases.length - 1))];
  useKeptFocus(pane, () => (pane.current?.getClientRects().length ? null : linkOf(besides(0)?.case.id)));
  /** Back leads from a case to the list, past those that were shown in between. */
  const select = (one: Complaint | undefined) =>
    void navigate({ search: (before) => ({ ...before, id: one?.case.id }), replace: id !== undefined });
  /** By keyboard: what can be done is the next stop then, not behind the rest of the list. */
  const enter = () => pane.current?.focus({ preventScroll: true });
  const finish = (one: Complaint) => {
    const next = cases[index + 1] ?? cases[index - 1];
    // What has the focus unmounts with this case.
    if (pane.current?.contains(document.activeElement)) pane.current.focus({ preventScroll: true });
    else if (linkOf(one.case.id) === document.activeElement) linkOf(next?.case.id)?.focus();
    // The next takes its place, so that the next key is about that one.
    select(next);
    void done(one);
  };
  const plan = (one: Complaint) => {
    setPlanning(one.case.id);
    select(one);
  };
  const onKey = useStable((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(document.activeElement) || isDialogOpen()) return;
    if (!getSettings().singleKeys) return;
    const key = event.key.toLowerCase();
    // Held down, it would close one case after another.
    if (event.repeat && (key === 'e' || key === 'z')) return;
    if (key === 'j' || key === 'k') {
      const next = index < 0 ? besides(key === 'j' ? 0 : -1) : cases[index + (key === 'j' ? 1 : -1)];
      if (next) {
        select(next);
        enter();
      }
    } else if (key === 'e' && selected && mayWrite) finish(selected);
    else if (key === 'z' && mayWrite) void undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
  const last = useRef(id);
  useEffect(() => {
    const was = last.current;
    last.current = id;
    const item = linkOf(id ?? was);
    if (id !== undefined) item?.scrollIntoView({ block: 'nearest' });
    if (id === was) return;
    // On a narrow screen list and case take turns, and the focus goes along.
    const [left, entered] = id === undefined ? [pane.current, item] : [item, pane.current];
    if (!left?.getClientRects().length) entered?.focus();
  }, [id]);
  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(complaintMessages.title)} actions={<InboxSwitch view="inbox" />} />
      <Flex
        flex="1"
        minH="26rem"
        layerStyle="card"
        overflow="hidden"
        opacity={isPlaceholderData ? 0.6 : undefined}
        onClickCapture={onTap}
      >
        <Flex
          direction="column"
          w={{ base: '100%', lg: '24rem' }}
          flexShrink={0}
          borderEndWidth={{ lg: '1px' }}
          hideBelow={selected ? 'lg' : undefined}
        >
          <CaseList
            {...{ show, id }}
            list={data}
            failed={isError}
            onRetry={() => void refetch()}
            onShow={(value) => void navigate({ search: (before) => ({ ...before, show: value, id: undefined }) })}
            onEnter={enter}
            onDone={mayWrite ? (one) => void done(one) : undefined}
            onPlan={mayPlan ? plan : undefined}
          />
        </Flex>
        <Box
          as="section"
          ref={pane}
          flex="1"
          minW="0"
          position="relative"
          overflowY="auto"
          _focusVisible={{ outlineOffset: '-2px' }}
          px={{ base: '4', lg: '6' }}
          pt="4"
          hideBelow={selected ? undefined : 'lg'}
          aria-label={selected ? intl.formatMessage(messages.details, { id: selected.id }) : undefined}
          // Scrolls by keyboard.
          tabIndex={0}
        >
          {selected ? (
            <>
              <Button
                hideFrom="lg"
                variant="outline"
                size="sm"
                mb="3"
                onClick={() => {
                  setPlanning(undefined);
                  select(undefined);
                }}
              >
                <ArrowLeft aria-hidden className="mirrored" />
                {intl.formatMessage(messages.back)}
              </Button>
              <CasePane
                key={selected.case.id}
                complaint={selected}
                plans={planning === selected.case.id}
                onDone={() => finish(selected)}
                onAnswer={() => answer(selected)}
              />
            </>
          ) : data && (id !== undefined || cases.length > 0) ? (
            <EmptyState>{intl.formatMessage(id === undefined ? messages.choose : messages.gone)}</EmptyState>
          ) : null}
          <Suspense>
            {answering ? (
              <AnswerDialog
                complaint={answering}
                isGone={cases.every((one) => one.case.id !== answering.case.id)}
                fallbackFocus={() => pane.current}
                onClose={() => answer(undefined)}
              />
            ) : null}
          </Suspense>
        </Box>
      </Flex>
    </TableFrame>
  );
}
