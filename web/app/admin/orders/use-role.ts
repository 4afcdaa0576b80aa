import { useRouteLoaderData } from 'react-router'
import type { loader } from '../layout.tsx'

/** Who is at work. */
export function useUserId(): string | undefined {
  return useRouteLoaderData<typeof loader>('admin/layout')?.me._id
}

/** Whether an admin is at work: staff see what they may not do, but are not offered it. The server decides again. */
export function useIsAdmin(): boolean {
  return useRouteLoaderData<typeof loader>('admin/layout')?.me.role === 'admin'
}
