import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { bandOf } from './level';
import type { MapListItem } from './MapList';
import { SiteMark, StopMark, UnloadingMark } from './marks';
import { bandMessages, messages, stateMessages } from './messages';
import type { MapSite, MapStop, MapUnloading } from './types';

/** Sites as items of a `MapList`: mark, name, level. */
export function useSiteItems(sites: readonly MapSite[]): MapListItem[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      sites.map(({ id, label, level, detail }) => {
        const band = bandOf(level);
        const exact =
          level === null ? formatMessage(messages.levelUnknown) : formatMessage(messages.levelExact, { level });
        const text = band === 'overfull' ? `${exact} (${formatMessage(bandMessages.overfull)})` : exact;
        return { id, label, mark: <SiteMark band={band} />, detail: detail ? `${text} · ${detail}` : text };
      }),
    [sites, formatMessage],
  );
}

/** Stops as items of a `MapList`: numbered mark, name, state and level. */
export function useStopItems(stops: readonly MapStop[]): MapListItem[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      stops.map(({ id, n, label, level, state, detail }) => {
        const parts = [formatMessage(stateMessages[state])];
        if (level !== null) parts.push(formatMessage(messages.levelExact, { level }));
        if (detail) parts.push(detail);
        return {
          id,
          label: `${n}. ${label}`,
          mark: <StopMark {...{ state, n }} band={bandOf(level)} />,
          detail: parts.join(' · '),
        };
      }),
    [stops, formatMessage],
  );
}

/** Unloadings as items of a `MapList`: mark, name, what was unloaded. */
export function useUnloadingItems(unloadings: readonly MapUnloading[]): MapListItem[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      unloadings.map(({ id, label, detail }) => ({
        id,
        label,
        mark: <UnloadingMark size={20} />,
        detail: [formatMessage(messages.unloading), detail].filter(Boolean).join(' · '),
      })),
    [unloadings, formatMessage],
  );
}
