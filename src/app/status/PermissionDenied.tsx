import { statusMessages } from '../messages';
import { StatusPage } from './StatusPage';

/** Inside the layout, in place of a page the role does not include. */
export function PermissionDenied() {
  return (
    <StatusPage code={403} title={statusMessages.forbiddenTitle} text={statusMessages.forbiddenText} picture="lock" />
  );
}
