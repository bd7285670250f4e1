import { useIntl, type IntlShape } from 'react-intl';
import { useListHolidayRegions } from '@/api/generated/reference/reference';
import type { HolidayRegion } from '@/api/generated/dashboard.schemas';

/** Countries and their parts with public holidays. */
export const useRegions = (isWanted = true) =>
  useListHolidayRegions({ query: { staleTime: Infinity, enabled: isWanted, select: ({ regions }) => regions } });

/** A country in the reader's language; a part of it as it is called there, or its code until that is known. */
export function nameOf(intl: IntlShape, code: string, regions: readonly HolidayRegion[] = []): string {
  const name = regions.find((region) => region.code === code)?.name ?? code;
  return !code || code.includes('-') ? name : (intl.formatDisplayName(code, { type: 'region' }) ?? name);
}

/** The name of a region with public holidays. */
export function useRegionName(code: string): string {
  const { data } = useRegions(code.includes('-'));
  return nameOf(useIntl(), code, data);
}

export const RegionName = ({ code }: { code: string }) => useRegionName(code);
