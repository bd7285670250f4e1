import { useIntl, type IntlShape } from 'react-intl';
import type { Bin, Location } from '@/api/generated/dashboard.schemas';
import { materialShortMessages } from '@/i18n/domain';
import { formatPercent } from '@/i18n/format';
import { Nothing } from '@/table/cells';
import { GlassSwatch } from '@/ui/GlassSwatch';

/** The highest level of the active containers that take one colour. */
interface ColorLevel {
  code: '11' | '12' | '13';
  level: number | null;
}

/** The highest last known level of the active containers, in percent; null where none was measured. */
export function highestOf(containers: readonly Bin[]): number | null {
  const levels = containers.flatMap(({ active, last_level }) => (active ? (last_level ?? []) : []));
  return levels.length > 0 ? Math.max(...levels) : null;
}

/** When the first of the active containers is expected to be full; null where nothing is known. */
export const firstFull = ({ containers }: Location): string | null =>
  containers.flatMap(({ active, full_at: at }) => (active ? (at ?? []) : [])).toSorted()[0] ?? null;

/** The colours that a location takes, each with its level. */
export const levelsOf = ({ containers }: Location): ColorLevel[] =>
  (['11', '12', '13'] as const).flatMap((code) => {
    const taking = containers.filter(({ active, material_type }) => active && material_type.split('+').includes(code));
    return taking.length > 0 ? [{ code, level: highestOf(taking) }] : [];
  });

export const levelText = ({ code, level }: ColorLevel, intl: IntlShape) =>
  `${intl.formatMessage(materialShortMessages[code])} ${formatPercent(intl, level)}`;

export function LevelsCell({ levels }: { levels: readonly ColorLevel[] }) {
  const intl = useIntl();
  if (levels.length === 0) return <Nothing />;
  return (
    <span className="dt-levels">
      {levels.map(({ code, level }) => (
        <span key={code}>
          <GlassSwatch code={code} text="none" />
          {formatPercent(intl, level)}
        </span>
      ))}
    </span>
  );
}
