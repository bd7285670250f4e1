import { statusMessages } from '../messages';
import { StatusPage } from './StatusPage';

export function NotFoundPage() {
  return (
    <StatusPage code={404} title={statusMessages.notFoundTitle} text={statusMessages.notFoundText} picture="search" />
  );
}
