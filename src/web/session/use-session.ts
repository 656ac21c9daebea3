// The session for components, so that none has to be handed what it passes on.

import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session of the page. Throws outside of one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('This part of the page stands outside of a session.');
  return session;
}
