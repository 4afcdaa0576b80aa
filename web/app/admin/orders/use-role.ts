import { useRouteLoaderData } from 'react-router'
import type { loader } from '../layout.tsx'

/** The id of the signed-in user. */
export function useUserId(): string | undefined {
  return useRouteLoaderData<typeof loader>('admin/layout')?.me._id
}

/** Whether the user is an admin. Staff are not offered what only admins may do; the server checks every call again. */
export function useIsAdmin(): boolean {
  return useRouteLoaderData<typeof loader>('admin/layout')?.me.role === 'admin'
}
