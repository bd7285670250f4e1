import { useSession } from '../useSession';
import { AuthCard } from './AuthCard';
import { LoginForm } from './LoginForm';
import { authMessages, endMessages } from './messages';
import { Notice } from './Notice';

export function LoginScreen() {
  const { ended } = useSession();
  return (
    <AuthCard title={authMessages.signInTitle} text={authMessages.signInText}>
      {ended && ended !== 'unreachable' ? <Notice status="info" message={endMessages[ended]} /> : null}
      <LoginForm />
    </AuthCard>
  );
}
