import { Form } from 'react-router'
import { paths } from '../paths.ts'
import { onSignOut } from './signed-out-toast.tsx'

/** Signs out by a press. The whole page is loaded anew afterwards, with nobody's data in it. */
export function LogoutForm({ children, className }: { children: React.ReactNode; className?: string }) {
  return (
    <Form method="post" action={paths.logout()} reloadDocument onSubmit={onSignOut} className={className}>
      {children}
    </Form>
  )
}
