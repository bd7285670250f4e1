import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMedia } from '@/ui/useMedia';
import type { TableInstance } from './features';

/** Below the theme's `sm` a row is a card: `cards.css` has its look and its height. */
const PHONE = '(max-width: 599px)';
const CARD_REM = 5.5;
/** Of a card in px: it grows with the text. */
export const cardHeight = () => CARD_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
/** What is shown under the name of the record, two abreast. */
const FIELDS = 4;

/** The cells of a row that its card shows, each with the label of its column. */
export type Card = ReadonlyMap<string, string>;

/** On a phone the cells of a card: name, state and the first columns as the user has put them; else null. */
export function useCard<T extends RowData>(columns: ReturnType<TableInstance<T>['getVisibleLeafColumns']>) {
  const intl = useIntl();
  const phone = useMedia(PHONE);
  return useMemo<Card | null>(() => {
    if (!phone) return null;
    const isField = ({ columnDef: { meta } }: (typeof columns)[number]) =>
      !meta?.isKey && !meta?.isFrame && !meta?.isState;
    let places = FIELDS;
    const fields = columns.filter(isField).filter(({ columnDef: { meta } }) => {
      if (meta?.isOffCard) return false;
      places -= meta?.isWide ? 2 : 1;
      return places >= 0;
    });
    const shown = columns.filter((column) => column.id !== 'actions' && (fields.includes(column) || !isField(column)));
    return new Map(shown.map(({ id, columnDef: { meta } }) => [id, meta ? intl.formatMessage(meta.label) : '']));
  }, [columns, phone, intl]);
}
