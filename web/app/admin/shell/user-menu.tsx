import LogOut from 'lucide-react/icons/log-out'
import { Form } from 'react-router'
import { forgetUser } from '../../auth/forget-user.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LanguageLinks } from '../../navigation/language-links.tsx'
import { paths } from '../../paths.ts'

/** The user's name, the language, and signing out. */
export function UserMenu({ me }: { me: { name: string; email: string } }) {
  return (
    <div className="user-menu">
      <LanguageLinks />
      <span className="user-name" title={me.email}>
        {me.name}
      </span>
      <SignOut />
    </div>
  )
}

export function SignOut() {
  const { t } = useTranslation('admin')
  return (
    <Form method="post" action={paths.logout()} reloadDocument onSubmit={forgetUser}>
      <button type="submit" className="small-button">
        <LogOut aria-hidden size={18} />
        {t('nav.signOut')}
      </button>
    </Form>
  )
}
