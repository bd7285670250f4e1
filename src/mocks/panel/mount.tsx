import { createRoot } from 'react-dom/client';
import type { Wanted } from '../address';
import type { Mock } from '../mock';
import { Panel } from './Panel';
import { styles } from './styles';

export interface PanelProps {
  mock: Mock;
  wanted: Wanted;
}

/** Hangs the developer panel below the app, in a React root and shadow root of its own. */
export function mountPanel(props: PanelProps): void {
  const host = document.createElement('div');
  host.dataset.mocks = 'panel';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  createRoot(shadow).render(<Panel {...props} />);
}
