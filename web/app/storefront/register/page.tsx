import { useTranslation } from 'react-i18next'
import { PageHead } from '../../page-head.tsx'

export default function RegisterPage() {
  const { t } = useTranslation('account')
  return (
    <section className="page-width py-12">
      <PageHead title={t('register.title')} hidden />
      <h1>{t('register.title')}</h1>
    </section>
  )
}
