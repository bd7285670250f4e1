import { readInvitation } from '@/api/generated/auth/auth';
import { statusOf } from '@/form/problem';

/** The token of a link is in its fragment, which no server and no proxy sees. Without an invitation the link does not work (any more). */
export async function loadInvitation({ location: { hash: token } }: { location: { hash: string } }) {
  try {
    return { token, invitation: (await readInvitation({ token })).invitation };
  } catch (error) {
    if (statusOf(error) === 400 || statusOf(error) === 401) return { token, invitation: null };
    throw error;
  }
}
