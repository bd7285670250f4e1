import { statusMessages } from '../messages';
import { StatusPage } from './StatusPage';

export function ServerErrorPage() {
  return (
    <StatusPage
      code={500}
      title={statusMessages.serverErrorTitle}
      text={statusMessages.serverErrorText}
      picture="broken"
    />
  );
}
