import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DateRange } from '@/ui/dateInputs';
import { dashboardMessages as messages } from '../messages';
import { rangeFault } from './period';

interface Props {
  start?: string;
  end?: string;
  max: string;
  onChange: (start: string, end: string) => void;
}

/** First and last day of a custom period. What is not usable stays in the fields and says why; the URL keeps what was. */
export function RangeFields({ start = '', end = '', max, onChange }: Props) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState({ from: start, to: end, of: `${start} ${end}` });
  // The URL has moved on (Back, a link): the fields follow it.
  if (draft.of !== `${start} ${end}`) setDraft({ from: start, to: end, of: `${start} ${end}` });
  const fault = rangeFault(draft.from, draft.to);
  return (
    <DateRange
      from={draft.from}
      to={draft.to}
      max={max}
      error={fault ? formatMessage(messages[fault]) : undefined}
      onChange={({ from, to }) => {
        setDraft({ ...draft, from, to });
        if (!rangeFault(from, to)) onChange(from, to);
      }}
    />
  );
}
