import { Form } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast.tsx'
import { onSignOut } from './signed-out-toast.tsx'

/** Signs out by a POST, followed by a full page load, so that no personal data stays in memory. */
export function LogoutForm({ children, className }: { children: React.ReactNode; className?: string }) {
  const { t } = useTranslation()
  function onSubmit(event: React.FormEvent): void {
    if (navigator.onLine) {
      onSignOut()
      return
    }
    // Without a network the browser would replace the page by its own error.
    event.preventDefault()
    toast({ text: t('trouble.unreached'), about: paths.logout() })
  }
  return (
    <Form method="post" action={paths.logout()} reloadDocument onSubmit={onSubmit} className={className}>
      {children}
    </Form>
  )
}
