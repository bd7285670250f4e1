import { createRoot } from 'react-dom/client';
import { Panel, type PanelProps } from './Panel';
import { styles } from './styles';

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
