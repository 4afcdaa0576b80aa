import { useTranslation } from 'react-i18next'
import { PageHead } from '../../page-head.tsx'

export default function CheckoutPage() {
  const { t } = useTranslation('checkout')
  return (
    <section className="page-width py-12">
      <PageHead title={t('checkout.title')} hidden />
      <h1>{t('checkout.title')}</h1>
    </section>
  )
}
