import { useTranslation } from 'react-i18next'
import { PageHead } from '../../page-head.tsx'

export default function CategoryPage() {
  const { t } = useTranslation()
  return (
    <section className="page-width py-12">
      <PageHead title={t('header.products')} />
      <h1>{t('header.products')}</h1>
    </section>
  )
}
