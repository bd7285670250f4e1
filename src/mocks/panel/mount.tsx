import { createRoot } from 'react-dom/client';
import type { Wanted } from '../address';
import type { Violations } from '../check/violations';
import type { Mock } from '../mock';
import { Panel } from './Panel';
import { styles } from './styles';

/** The mocks behind the page, and what the address asked them for. */
export interface Mocks {
  mock: Mock;
  wanted: Wanted;
}

export interface PanelProps {
  /** Absent where a server answers. */
  mocks?: Mocks;
  /** Absent where answers are not checked. */
  violations?: Violations;
}

/** Hangs the developer panel below the app, in a React root and shadow root of its own. @returns what takes it away */
export function mountPanel(props: PanelProps): () => void {
  const host = document.createElement('div');
  host.dataset.mocks = 'panel';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  const root = createRoot(shadow);
  root.render(<Panel {...props} />);
  return () => {
    root.unmount();
    host.remove();
  };
}
