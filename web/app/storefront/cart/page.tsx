import { useTranslation } from 'react-i18next'
import { PageHead } from '../../page-head.tsx'

export default function CartPage() {
  const { t } = useTranslation('checkout')
  return (
    <section className="page-width py-12">
      <PageHead title={t('cart.title')} hidden />
      <h1>{t('cart.title')}</h1>
    </section>
  )
}
