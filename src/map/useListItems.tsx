import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { UnloadingMark } from './legendMarks';
import { bandOf } from './level';
import type { MapListItem } from './MapList';
import { SiteMark, StopMark } from './marks';
import { messages } from './messages';
import type { MapSite, MapStop, MapUnloading } from './types';
import { bandMessages, stateMessages } from './words';

/** Sites as entries of a `MapList`: mark, name, level in words. */
export function useSiteItems(sites: readonly MapSite[]): MapListItem[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      sites.map(({ id, label, level, detail }) => {
        const band = bandOf(level);
        const words =
          level === null ? formatMessage(messages.levelUnknown) : formatMessage(messages.levelExact, { level });
        const said = band === 'overfull' ? `${words} (${formatMessage(bandMessages.overfull)})` : words;
        return { id, label, mark: <SiteMark band={band} />, detail: detail ? `${said} · ${detail}` : said };
      }),
    [sites, formatMessage],
  );
}

/** Stops as entries of a `MapList`: numbered mark, name, state and level in words. */
export function useStopItems(stops: readonly MapStop[]): MapListItem[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      stops.map(({ id, n, label, level, state, detail }) => {
        const words = [formatMessage(stateMessages[state])];
        if (level !== null) words.push(formatMessage(messages.levelExact, { level }));
        if (detail) words.push(detail);
        return {
          id,
          label: `${n}. ${label}`,
          mark: <StopMark {...{ state, n }} band={bandOf(level)} />,
          detail: words.join(' · '),
        };
      }),
    [stops, formatMessage],
  );
}

/** Places of unloading as entries of a `MapList`: mark, name, what was unloaded. */
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
