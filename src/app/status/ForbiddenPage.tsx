import { PermissionDenied } from './PermissionDenied';

export const ForbiddenPage = () => <PermissionDenied />;
