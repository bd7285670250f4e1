import { useEffect, useState } from 'react';
import { logIn } from '@/api/generated/auth/auth';
import { setToken } from '@/api/session';
import { demoPassword } from '@/world/customers';
import type { Mocks } from './mocksOfPage';

/** Sign in as somebody, and the codes that would have been mailed. */
export function Accounts({ mock }: Pick<Mocks, 'mock'>) {
  const [email, setEmail] = useState('admin@demo.test');
  const [problem, setProblem] = useState('');
  const [mails, setMails] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMails(mock.accounts.mails.length), 500);
    return () => clearInterval(timer);
  }, [mock]);
  const users = mock.accounts.users.all();

  async function enter() {
    try {
      const password = mock.accounts.userOf(email)?.password ?? demoPassword;
      const { atk } = await logIn({ email, password });
      if (!atk) return setProblem('A new password is asked for: sign in on the page.');
      setToken(atk);
      location.reload();
    } catch {
      setProblem('The sign-in was refused.');
    }
  }
  return (
    <>
      <h3>Accounts</h3>
      <p>
        Password of all: <code>{demoPassword}</code>
      </p>
      <div className="line">
        <select aria-label="Account" value={email} onChange={(event) => setEmail(event.target.value)}>
          {users.map((user) => (
            <option key={user.id} value={user.email}>
              {user.email} ({user.role})
            </option>
          ))}
        </select>
        <button type="button" onClick={() => void enter()}>
          Sign in
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      {mails > 0 && (
        <ul aria-label="Mailed codes">
          {mock.accounts.mails.map(({ to, code }) => (
            <li key={`${to} ${code}`}>
              {to}: <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
