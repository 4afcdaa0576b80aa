import { Form } from 'react-router'
import { paths } from '../paths.ts'
import { onSignOut } from './signed-out-toast.tsx'

/** Signs out by a POST, followed by a full page load, so that no personal data stays in memory. */
export function LogoutForm({ children, className }: { children: React.ReactNode; className?: string }) {
  return (
    <Form method="post" action={paths.logout()} reloadDocument onSubmit={onSignOut} className={className}>
      {children}
    </Form>
  )
}
