import { VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { common } from '@/i18n/common';
import './skeletons.css';

const WIDTHS = ['72%', '54%', '83%', '61%', '47%', '76%'];
const indexes = (n: number) => Array.from({ length: n }, (_, i) => i);
const Bar = ({ at }: { at: number }) => <i style={{ width: WIDTHS[at % WIDTHS.length] }} />;

const Busy = () => (
  <VisuallyHidden role="status">
    <FormattedMessage {...common.loading} />
  </VisuallyHidden>
);

/** The shape of a table that is loading: rows of 40 px, cells of uneven length. */
export const SkeletonRows = ({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) => (
  <>
    <Busy />
    <div className="sk" aria-hidden>
      {indexes(rows).map((row) => (
        <div key={row} className="sk-row" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {indexes(columns).map((column) => (
            <Bar key={column} at={row + column * 2} />
          ))}
        </div>
      ))}
    </div>
  </>
);

/** The shape of a text or form area that is loading. */
export const SkeletonLines = ({ lines = 4 }: { lines?: number }) => (
  <>
    <Busy />
    <div className="sk sk-lines" aria-hidden>
      {indexes(lines).map((line) => (
        <Bar key={line} at={line} />
      ))}
    </div>
  </>
);
