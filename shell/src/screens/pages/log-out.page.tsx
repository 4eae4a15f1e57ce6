import { useEffect } from 'react';
import { useInternals } from '#composition/services/internals';

/** `/player/logout`: the same as "Log out" (C-08). */
export function LogOutPage() {
  const { session } = useInternals().services;
  useEffect(() => void session.end(), [session]);
  return null;
}
