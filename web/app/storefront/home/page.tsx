import { useTranslation } from 'react-i18next'
import { PageHead } from '../../page-head.tsx'

export default function HomePage() {
  const { t } = useTranslation('shop')
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <h1>{t('home.heroHeading')}</h1>
    </>
  )
}
