import { useTranslation } from 'react-i18next'
import { PageHead } from '../../page-head.tsx'

export default function PaymentPage() {
  const { t } = useTranslation('checkout')
  return (
    <section className="page-width py-12">
      <PageHead title={t('payment.title')} hidden />
      <h1>{t('payment.title')}</h1>
    </section>
  )
}
