import { useTranslation } from 'react-i18next'
import { PageHead } from '../../page-head.tsx'

export default function SuccessPage() {
  const { t } = useTranslation('checkout')
  return (
    <section className="page-width py-12">
      <PageHead title={t('success.title')} hidden />
      <h1>{t('success.title')}</h1>
    </section>
  )
}
