import { useTranslation } from 'react-i18next'
import { PageHead } from '../../page-head.tsx'

export default function LoginPage() {
  const { t } = useTranslation('account')
  return (
    <section className="page-width py-12">
      <PageHead title={t('login.title')} hidden />
      <h1>{t('login.title')}</h1>
    </section>
  )
}
